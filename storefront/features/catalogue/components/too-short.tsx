import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { formatChanges, formatMinutes } from '@/domain/carbon/figure-words'
import { ofTown } from '@/domain/text/elision'
import { SiteLink } from '@/storefront/ui/site-link'
import { useBeyond } from '../api/use-beyond'
import type { BeyondReach } from '../rules/beyond-reach'
import { HoursLink } from './hours-link'

type TooShortProps = {
  query: SearchQuery
  /** What lies beyond the hours asked for. */
  beyond: BeyondReach
  result: SearchResult
  onChange: (query: SearchQuery) => void
}

/** Nothing within the hours asked for: the nearest trip, and the way to it. */
export const TooShort = ({ query, beyond, result: { from, facets }, onChange }: TooShortProps) => {
  const nearest = useBeyond(beyond)?.hits[0]
  return (
    <div className="too-short">
      <h2>
        Rien à moins de {beyond.limit}
        {'\u00a0'}h {ofTown(from.name)}
      </h2>
      {nearest?.carbon && (
        <p className="soft">
          La plus proche est à {formatMinutes(nearest.carbon.minutes)}
          {'\u00a0'}:{' '}
          <SiteLink className="link" href={`/expeditions/${nearest.slug}`}>
            {nearest.name}
          </SiteLink>
          , {(nearest.carbon.is_timed && formatChanges(nearest.carbon.changes)) || 'temps estimé'}.
        </p>
      )}
      <HoursLink query={query} hours={facets.hours} most={beyond.nearest} look="go" onChange={onChange} />
    </div>
  )
}
