import { useId, type ReactNode } from 'react'
import type { Hit } from '@/contract/hit'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { formatCount } from '@/domain/text/plural'
import { useBeyond } from '../api/use-beyond'
import { beyondReach } from '../rules/beyond-reach'
import { HoursLink } from './hours-link'

/** A line of cards. */
const SHOWN = 3

type BeyondResultsProps = {
  query: SearchQuery
  hours: SearchResult['facets']['hours']
  drawHits: (hits: Hit[]) => ReactNode
  onChange: (query: SearchQuery) => void
}

/** The next trips beyond the hours asked for, under those within them. Load it lazily. */
export const BeyondResults = ({ query, hours, drawHits, onChange }: BeyondResultsProps) => {
  const id = useId()
  const beyond = beyondReach(query, hours)
  const found = useBeyond(beyond)
  if (!beyond) return null
  const { limit, upTo, count } = beyond
  return (
    <section className="beyond" aria-labelledby={id}>
      <div className="beyond__head">
        <h2 className="h3" id={id}>
          Un peu plus loin, de {limit} à {upTo}
          {'\u00a0'}h
        </h2>
        <p className="soft num">{formatCount(count, 'aventure')}</p>
      </div>
      {found && drawHits(found.hits.slice(0, SHOWN))}
      {count > SHOWN && (
        <div className="beyond__more">
          <HoursLink query={query} hours={hours} most={upTo} look="line" onChange={onChange} />
        </div>
      )}
    </section>
  )
}
