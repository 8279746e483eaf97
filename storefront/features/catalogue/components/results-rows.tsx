import { memo } from 'react'
import type { Hit } from '@/contract/hit'
import { markList } from '@/storefront/lib/tracking/tracked-marks'
import { ResultRow } from './result-row'

type ResultsRowsProps = { hits: Hit[]; selectedId: number | null; onHighlight: (id: number | null) => void }

/** The results beside the map; the one under the pointer or the focus lights its pin. */
export const ResultsRows = memo(function ResultsRows({ hits, selectedId, onHighlight }: ResultsRowsProps) {
  return (
    <ul className="stack" {...markList('page_catalogue')}>
      {hits.map((hit) => (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a mere echo on the map of where one is
        <li
          key={hit.id}
          onPointerEnter={() => onHighlight(hit.id)}
          onPointerLeave={() => onHighlight(null)}
          onFocus={() => onHighlight(hit.id)}
          onBlur={() => onHighlight(null)}
        >
          <ResultRow hit={hit} isSelected={hit.id === selectedId} />
        </li>
      ))}
    </ul>
  )
})
