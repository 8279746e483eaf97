import { memo, type ReactNode } from 'react'
import type { Hit } from '@/contract/hit'
import { markList } from '@/storefront/lib/tracking/tracked-marks'

export type RenderCard = (hit: Hit, index: number) => ReactNode

type ResultsGridProps = { hits: Hit[]; renderCard: RenderCard }

/** The cards. Memoised: a filter that was just pressed must not redraw them before the answer comes. */
export const ResultsGrid = memo(function ResultsGrid({ hits, renderCard }: ResultsGridProps) {
  return (
    <ul className="grid-cards" {...markList('page_catalogue')}>
      {hits.map((hit, index) => (
        <li key={hit.id}>{renderCard(hit, index)}</li>
      ))}
    </ul>
  )
})
