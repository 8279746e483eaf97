import { Bed, Bike, Bus, Car, Download, type IconNode, Plane, Ship, TrainFront, TramFront, Utensils } from 'lucide'
import type { FactorKey } from '@/domain/carbon/factor'
import { formatFactor, formatFactorRange, SHORT_UNIT_WORDS } from '@/domain/carbon/factor-words'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { buttonClass } from '@/storefront/ui/button-class'
import { Icon } from '@/storefront/ui/icon'
import { factorGroups, type DatedFactor } from '../rules/method-words'

const FACTOR_ICONS: ReadonlyArray<[start: string, icon: IconNode]> = [
  ['train', TrainFront],
  ['metro', TramFront],
  ['bus', Bus],
  ['coach', Bus],
  ['car', Car],
  ['plane', Plane],
  ['ferry', Ship],
  ['ebike', Bike],
  ['night', Bed],
]

/** The drawing of what a factor counts; a meal's for what has none. */
const factorIcon = (key: FactorKey): IconNode => FACTOR_ICONS.find(([start]) => key.startsWith(start))?.[1] ?? Utensils

/** The factors in force, by what they count; a phone has source and content below each name. */
export const FactorTable = ({ factors }: { factors: DatedFactor[] }) => (
  <>
    <p className="meth-intro">
      Chaque réservation garde la version de sa commande. Quand deux sources officielles ne disent pas la même chose, la
      fourchette va de l’une à l’autre. Tout est en équivalent CO₂, fabrication comprise.
    </p>
    <table className="meth-factors">
      <caption className="sr-only">Facteurs d’émission en vigueur, en équivalent CO₂</caption>
      <thead>
        <tr>
          <th scope="col">Ce qu’on compte</th>
          <th scope="col">Valeur</th>
          <th scope="col">Ce que ça contient</th>
          <th scope="col">Source et version</th>
          <th scope="col">Relevé le</th>
        </tr>
      </thead>
      {factorGroups(factors).map(({ title, factors: group }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={5}>
              {title}
            </th>
          </tr>
          {group.map((factor) => (
            <FactorRow key={factor.key} factor={factor} />
          ))}
        </tbody>
      ))}
    </table>
    <p className="meth-download">
      <a className={buttonClass({ look: 'line', size: 'sm' })} href={SITE_PATHS.carbonFactors} download>
        <Icon of={Download} />
        Tous les facteurs, CSV
      </a>
      <span className="small mute">{formatCount(factors.length, 'ligne')}, toutes dates comprises</span>
    </p>
  </>
)

const FactorRow = ({ factor }: { factor: DatedFactor }) => {
  const range = formatFactorRange(factor)
  const source = `${factor.source}, ${factor.version}`
  return (
    <tr>
      <th scope="row">
        <span className="meth-factors__name">
          <Icon of={factorIcon(factor.key)} />
          <span>
            {factor.label}
            <small aria-hidden="true">{[factor.note, source].filter(Boolean).join('. ')}</small>
          </span>
        </span>
      </th>
      <td className="meth-factors__value">
        <b className="num">{formatFactor(factor)}</b>
        <small>{SHORT_UNIT_WORDS[factor.unit]}</small>
        {range && <small>{range}</small>}
      </td>
      <td>{factor.note}</td>
      <td>{source}</td>
      <td className="num">{formatShortDate(factor.read_on)}</td>
    </tr>
  )
}
