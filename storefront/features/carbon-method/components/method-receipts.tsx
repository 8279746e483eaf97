import type { MethodExample } from '@/contract/carbon'
import { formatKg, formatKgRange } from '@/domain/carbon/figure-words'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { WAY_ICONS } from '@/storefront/parts/way-icons'
import { Icon } from '@/storefront/ui/icon'
import { SiteLink } from '@/storefront/ui/site-link'
import { formatExactKg, legSum, type MethodWay } from '../rules/method-words'

/** One trip by each way, counted line by line: the same door, the same meeting point. */
export const MethodReceipts = ({ title, slug, from, ways }: NonNullable<MethodExample>) => (
  <>
    <p className="meth-intro">
      De {from} à{' '}
      <SiteLink className="link" href={SITE_PATHS.expedition(slug)}>
        {title}
      </SiteLink>
      . Même porte, même rendez-vous&nbsp;: seule la façon de venir change.
    </p>
    <div className="meth-receipts">
      {ways.map((way, place) => (
        <Receipt key={way.mode} way={way} isFirst={place === 0} />
      ))}
    </div>
    <p className="small mute meth-note">
      Chaque ligne est arrondie au gramme, le total au kilo, une seule fois, à la fin.
    </p>
  </>
)

const Receipt = ({ way, isFirst }: { way: MethodWay; isFirst: boolean }) => (
  <div className={`meth-receipt ${isFirst ? 'meth-receipt--first' : ''}`}>
    <h3>
      <Icon of={WAY_ICONS[way.mode]} />
      {way.name}
    </h3>
    <dl className="num">
      {way.legs.map((leg, place) => (
        <div key={`${leg.label} ${String(place)}`}>
          <dt>
            {leg.label}
            <small>{legSum(leg)}</small>
          </dt>
          <dd>{formatExactKg(leg.grams)}</dd>
        </div>
      ))}
      <div>
        <dt>Aller simple</dt>
        <dd>{formatExactKg(way.grams / 2)}</dd>
      </div>
      <div className="meth-receipt__total">
        <dt>
          Aller-retour
          <small>{formatKgRange(way)}</small>
        </dt>
        <dd>{formatKg(way.grams)}</dd>
      </div>
    </dl>
  </div>
)
