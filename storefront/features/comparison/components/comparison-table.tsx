import { X } from 'lucide'
import { askedFragment } from '@/domain/site/asked-fragment'
import { comparisonPath, type Comparison } from '@/domain/catalogue/comparison'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Photo } from '@/storefront/ui/photo'
import { SiteLink } from '@/storefront/ui/site-link'
import {
  comparisonSections,
  openDepartures,
  type ComparedTrip,
  type ComparisonCell,
} from '../rules/comparison-sections'

type ComparisonTableProps = {
  trips: ComparedTrip[]
  from: { name: string }
  /** What the address says of the trips. */
  comparison: Comparison
}

/** Trips side by side, one in each column; it scrolls within itself on screens too narrow for what it shows. */
export const ComparisonTable = ({ trips, from, comparison }: ComparisonTableProps) => (
  // Who has no pointer scrolls it by the arrows.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
  <div className="cmp" role="region" aria-labelledby="cmp-name" tabIndex={0}>
    <table style={{ '--n': trips.length }}>
      <caption id="cmp-name" className="sr-only">
        Comparatif de {formatCount(trips.length, 'aventure')}
      </caption>
      <thead>
        <tr>
          <td>
            <label className="cmp__diff">
              <input type="checkbox" className="cmp__only" />
              Seulement ce qui diffère
            </label>
          </td>
          {trips.map((trip) => (
            <th key={trip.expedition.id} scope="col">
              <Head {...trip} comparison={comparison} />
            </th>
          ))}
        </tr>
      </thead>
      {comparisonSections({ trips, from: from.name, asked: comparison }).map(({ title, rows }) => (
        <tbody key={title}>
          <tr className="cmp__h">
            <th scope="rowgroup">
              <h2>{title}</h2>
            </th>
          </tr>
          {rows.map(({ label, note, cells, isSame }) => (
            <tr key={label} data-same={isSame || undefined}>
              <th scope="row">
                {label}
                {note && <small>{note}</small>}
              </th>
              {cells.map((cell, index) => (
                <Cell key={trips[index]?.expedition.id} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </div>
)

const Head = ({
  expedition: { name, slug, min_price: price, photos },
  departures,
  comparison,
}: Pick<ComparedTrip, 'expedition' | 'departures'> & Pick<ComparisonTableProps, 'comparison'>) => {
  const others = comparison.trips.filter((one) => one !== slug)
  const [photo] = photos
  const { start, end, travelers } = comparison
  const isDated = start !== undefined || end !== undefined || travelers !== undefined
  const [first] = isDated ? openDepartures({ departures, asked: comparison }) : []
  const asked = askedFragment({ day: first?.departure_start, travelers })
  return (
    <div className="cmp__t">
      <div className="cmp__p">
        {photo && <Photo src={photo.url} alt="" sizes="(min-width: 62.125rem) 16rem, 44vw" />}
        <SiteLink
          className="iconbtn"
          href={comparisonPath({ ...comparison, trips: others })}
          aria-label={`Retirer ${name} du comparatif`}
        >
          <Icon of={X} />
        </SiteLink>
      </div>
      <SiteLink className="cmp__tn" href={`${SITE_PATHS.expedition(slug)}${asked}`}>
        {name}
      </SiteLink>
      <p className="num">
        <small>dès</small> <b>{formatPrice(price)}</b>
      </p>
      <LinkButton look="line" size="sm" href={`${SITE_PATHS.expedition(slug)}${asked || '#dates'}`}>
        Voir les dates<span className="sr-only">, {name}</span>
      </LinkButton>
    </div>
  )
}

const Cell = ({ cell: { text, note, isMarked, bar } }: { cell: ComparisonCell }) => (
  <td data-best={isMarked || undefined}>
    <span>{text}</span>
    {bar && <i className="wh" style={{ '--v': bar.value, '--a': bar.low, '--b': bar.high }} aria-hidden="true" />}
    {note && <small>{note}</small>}
  </td>
)
