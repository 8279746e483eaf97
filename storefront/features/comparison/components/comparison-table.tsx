import { X } from 'lucide'
import type { CSSProperties } from 'react'
import { comparisonPath } from '@/domain/comparison'
import { formatCount } from '@/domain/plural'
import { formatPrice } from '@/domain/price'
import { SITE_PATHS } from '@/domain/site-paths'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Photo } from '@/storefront/ui/photo'
import { SiteLink } from '@/storefront/ui/site-link'
import { comparisonSections, type ComparedTrip, type ComparisonCell } from '../rules/comparison-sections'

type ComparisonTableProps = {
  trips: ComparedTrip[]
  from: { name: string }
  /** The code of the town that the address has. */
  town: string | undefined
}

/** Trips side by side, one in each column; it scrolls within itself on screens too narrow for what it shows. */
export const ComparisonTable = ({ trips, from, town }: ComparisonTableProps) => (
  // Who has no pointer scrolls it by the arrows.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
  <div className="cmp" role="region" aria-labelledby="cmp-name" tabIndex={0}>
    <table style={{ '--n': trips.length } as CSSProperties}>
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
          {trips.map(({ expedition }) => (
            <th key={expedition.id} scope="col">
              <Head expedition={expedition} trips={trips} town={town} />
            </th>
          ))}
        </tr>
      </thead>
      {comparisonSections({ trips, from: from.name }).map(({ title, rows }) => (
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
  trips,
  town,
}: Pick<ComparedTrip, 'expedition'> & Pick<ComparisonTableProps, 'trips' | 'town'>) => {
  const others = trips.map(({ expedition }) => expedition.slug).filter((one) => one !== slug)
  const [photo] = photos
  return (
    <div className="cmp__t">
      <div className="cmp__p">
        {photo && <Photo src={photo.url} alt="" sizes="(min-width: 62.125rem) 16rem, 44vw" />}
        <SiteLink
          className="iconbtn"
          href={comparisonPath({ trips: others, from: town })}
          aria-label={`Retirer ${name} du comparatif`}
        >
          <Icon of={X} />
        </SiteLink>
      </div>
      <SiteLink className="cmp__tn" href={SITE_PATHS.expedition(slug)}>
        {name}
      </SiteLink>
      <p className="num">
        <small>dès</small> <b>{formatPrice(price)}</b>
      </p>
      <LinkButton look="line" size="sm" href={`${SITE_PATHS.expedition(slug)}#dates`}>
        Voir les dates<span className="sr-only">, {name}</span>
      </LinkButton>
    </div>
  )
}

const Cell = ({ cell: { text, note, isMarked, bar } }: { cell: ComparisonCell }) => (
  <td data-best={isMarked || undefined}>
    <span>{text}</span>
    {bar && (
      <i
        className="wh"
        style={{ '--v': bar.value, '--a': bar.low, '--b': bar.high } as CSSProperties}
        aria-hidden="true"
      />
    )}
    {note && <small>{note}</small>}
  </td>
)
