import type { CSSProperties, MouseEvent } from 'react'
import type { SearchQuery, SearchResult } from '@/contract/search'
import { formatCount } from '@/domain/plural'
import { nextPage } from '../rules/next-page'
import { writeQuery } from '../rules/write-query'

type ShowMoreProps = { query: SearchQuery; result: SearchResult; isBusy: boolean; onMore: (query: SearchQuery) => void }

export const ShowMore = ({ query, result, isBusy, onMore }: ShowMoreProps) => {
  const { shown, total, next } = nextPage({ query, result })

  const showInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (next && !isBusy) onMore(next.query)
  }

  return (
    <div className="show-more">
      <p className="mute num" role="status">
        {formatCount(shown, 'aventure affichée', 'aventures affichées')} sur&nbsp;{total}
      </p>
      <div className="progress" style={{ '--p': `${(shown / Math.max(total, 1)) * 100}%` } as CSSProperties} />
      {next && (
        <a className="btn btn--line" href={writeQuery(next.query)} aria-busy={isBusy} onClick={showInPlace}>
          {next.count > 1 ? `Afficher les\u00a0${next.count} suivantes` : 'Afficher la suivante'}
        </a>
      )}
    </div>
  )
}
