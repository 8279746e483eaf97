import type { MethodExample } from '@/contract/carbon'
import { formatKg } from '@/domain/carbon/figure-words'
import { formatLongDate } from '@/domain/days/french-dates'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { WAY_ICONS } from '@/storefront/parts/way-icons'
import { Breadcrumb } from '@/storefront/ui/breadcrumb'
import { Icon } from '@/storefront/ui/icon'
import type { DatedFactor, MethodWay } from '../rules/method-words'

type MethodHeadProps = {
  title: string
  lead: string
  version: string
  factors: DatedFactor[]
  example: MethodExample
}

/** What the page is about and which method it tells, beside the ways to one trip. */
export const MethodHead = ({ title, lead, version, factors, example }: MethodHeadProps) => (
  <div className="wrap meth-head">
    <div>
      <Breadcrumb
        steps={[
          { name: 'Notre raison d’être', href: SITE_PATHS.page('raison-d-etre') },
          { name: title, href: SITE_PATHS.carbonMethod },
        ]}
      />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      <p className="meth-head__version">
        <span className="tag">Méthode, version {version}</span>
        <span className="small mute">{updatedOn(factors)}</span>
      </p>
    </div>
    {example && <MethodFigure {...example} />}
  </div>
)

const updatedOn = (factors: DatedFactor[]): string => {
  const days = factors.filter(({ is_in_force }) => is_in_force).map(({ effective_from }) => effective_from)
  const newest = days.toSorted().at(-1)
  return newest ? `Facteurs mis à jour le ${formatLongDate(newest)}` : ''
}

/** Wide enough for the longest bar to leave room for its figure. */
const LONGEST = 70

const MethodFigure = ({ title, from, ways }: NonNullable<MethodExample>) => {
  const most = Math.max(1, ...ways.map(({ grams }) => grams))
  return (
    <figure className="meth-figure">
      <figcaption>
        De {from} à «&nbsp;{title}&nbsp;», aller-retour, en kg CO₂e par personne
      </figcaption>
      <ul className="modes">
        {ways.map((way) => (
          <li
            key={way.mode}
            className={`mode ${isLightest(way, ways) ? 'mode--best' : ''}`}
            style={{ '--p': `${String((way.grams / most) * LONGEST)}%` }}
          >
            <Icon of={WAY_ICONS[way.mode]} />
            <b>{way.name}</b>
            <div>
              <i aria-hidden="true" />
              <em>{formatKg(way.grams)}</em>
            </div>
          </li>
        ))}
      </ul>
    </figure>
  )
}

const isLightest = ({ grams }: MethodWay, ways: MethodWay[]): boolean => ways.every((way) => grams <= way.grams)
