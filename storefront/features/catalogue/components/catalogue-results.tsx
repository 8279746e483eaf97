import { CircleAlert } from 'lucide'
import type { MouseEvent } from 'react'
import type { Hit } from '@/contract/hit'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { formatCount } from '@/domain/text/plural'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { onDemand } from '@/storefront/ui/on-demand'
import { Skeleton } from '@/storefront/ui/skeleton'
import type { useCatalogueResult } from '../api/use-catalogue-result'
import type { ActiveChip } from '../rules/active-chips'
import { nextPage } from '../rules/next-page'
import { writeQuery } from '../rules/write-query'
import { ResultsGrid, type RenderCard } from './results-grid'

// None is on the page that most visitors open.
const NoResult = onDemand(() => import('./no-result').then((module) => module.NoResult))
const BeyondResults = onDemand(() => import('./beyond-results').then((module) => module.BeyondResults))
const ResultsRows = onDemand(() => import('./results-rows').then((module) => module.ResultsRows))

type CatalogueResultsProps = {
  query: SearchQuery
  chips: ActiveChip[]
  answer: ReturnType<typeof useCatalogueResult>
  renderCard: RenderCard
  /** Given beside a map: the results lie in rows, one of them may be chosen. */
  rows?: { selectedId: number | null; onHighlight: (id: number | null) => void }
  onChange: (query: SearchQuery) => void
  onMore: (query: SearchQuery) => void
  onClear: () => void
}

export const CatalogueResults = ({ query, answer, onMore, renderCard, rows, ...props }: CatalogueResultsProps) => {
  const { data: result, isError, isPlaceholderData, refetch } = answer
  if (isError && !result) return <CatalogueFailure onRetry={() => void refetch()} />
  if (!result) return <GridSkeleton />

  const { hits, total, facets } = result
  const isMore = (query.page ?? 1) > result.page
  const drawHits = (shown: Hit[]) =>
    rows ? <ResultsRows hits={shown} {...rows} /> : <ResultsGrid hits={shown} renderCard={renderCard} />
  return (
    <>
      {total === 0 && !isPlaceholderData ? (
        <NoResult query={query} result={result} renderCard={renderCard} {...props} />
      ) : (
        <div aria-busy={isPlaceholderData} className="results" data-old={(isPlaceholderData && !isMore) || undefined}>
          {isError && <CatalogueFailure onRetry={() => void refetch()} />}
          {result.is_loosened && <NearestWords words={query.q} />}
          <h2 className="sr-only">Résultats</h2>
          {drawHits(hits)}
          <ShowMore query={query} result={result} isBusy={isPlaceholderData} onMore={onMore} />
        </div>
      )}
      {query.train_max && (
        <BeyondResults query={query} hours={facets.hours} drawHits={drawHits} onChange={props.onChange} />
      )}
    </>
  )
}

const NearestWords = ({ words }: { words?: string }) => (
  <p className="soft results-state" role="status">
    Aucune aventure pour «&nbsp;{words}&nbsp;» en entier&nbsp;: voici celles qui s’en approchent.
  </p>
)

type CatalogueFailureProps = { onRetry: () => void }

const CatalogueFailure = ({ onRetry }: CatalogueFailureProps) => (
  <div className="results-failure">
    <Note tone="danger" icon={CircleAlert} role="alert">
      <p>Les aventures n’ont pas pu être chargées.</p>
      <Button look="line" size="sm" className="note__act" onClick={onRetry}>
        Réessayer
      </Button>
    </Note>
  </div>
)

type ShowMoreProps = { query: SearchQuery; result: SearchResult; isBusy: boolean; onMore: (query: SearchQuery) => void }

const ShowMore = ({ query, result, isBusy, onMore }: ShowMoreProps) => {
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
      <div className="progress" style={{ '--p': `${(shown / Math.max(total, 1)) * 100}%` }} />
      {next && (
        <a className="btn btn--line" href={writeQuery(next.query)} aria-busy={isBusy} onClick={showInPlace}>
          {next.count > 1 ? `Afficher les\u00a0${next.count} suivantes` : 'Afficher la suivante'}
        </a>
      )}
    </div>
  )
}

type GridSkeletonProps = { count?: number }

/** The place of the cards while a first list comes: a poster of 330 px and its stub. */
const GridSkeleton = ({ count = 6 }: GridSkeletonProps) => (
  <div className="grid-cards" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className="sk--card" />
    ))}
  </div>
)
