import type { MouseEvent } from 'react'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { formatCount } from '@/domain/text/plural'
import { buttonClass, type ButtonLook } from '@/storefront/ui/button-class'
import { countWithin } from '../rules/hour-bars'
import { withBound } from '../rules/with-bound'
import { writeQuery } from '../rules/write-query'

type HoursLinkProps = {
  query: SearchQuery
  hours: SearchResult['facets']['hours']
  /** The hours that it leads to. */
  most: number
  look: ButtonLook
  onChange: (query: SearchQuery) => void
}

/** The same search within more hours, and how many trips that makes. */
export const HoursLink = ({ query, hours, most, look, onChange }: HoursLinkProps) => {
  const farther = withBound(query, 'train_max', most)
  const goInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChange(farther)
  }
  return (
    <a className={buttonClass({ look })} href={writeQuery(farther)} onClick={goInPlace}>
      Passer à {most}
      {'\u00a0'}h, {formatCount(countWithin(hours, most), 'aventure')}
    </a>
  )
}
