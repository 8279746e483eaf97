import type { SearchQuery } from '@/contract/search'
import { onDemand } from '@/storefront/ui/on-demand'
import type { useCatalogueResult } from '../api/use-catalogue-result'
import type { ActiveChip } from '../rules/active-chips'
import { CatalogueFailure } from './catalogue-failure'
import { GridSkeleton } from './grid-skeleton'
import { ResultsGrid, type RenderCard } from './results-grid'
import { ShowMore } from './show-more'

// Neither is on the page that most visitors open.
const NoResult = onDemand(() => import('./no-result').then((module) => module.NoResult))
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
  if (result.total === 0 && !isPlaceholderData) return <NoResult query={query} renderCard={renderCard} {...props} />

  const isMore = (query.page ?? 1) > result.page
  return (
    <div aria-busy={isPlaceholderData} className="results" data-old={(isPlaceholderData && !isMore) || undefined}>
      {isError && <CatalogueFailure onRetry={() => void refetch()} />}
      {result.is_loosened && <NearestWords words={query.q} />}
      <h2 className="sr-only">Résultats</h2>
      {rows ? <ResultsRows hits={result.hits} {...rows} /> : <ResultsGrid hits={result.hits} renderCard={renderCard} />}
      <ShowMore query={query} result={result} isBusy={isPlaceholderData} onMore={onMore} />
    </div>
  )
}

const NearestWords = ({ words }: { words?: string }) => (
  <p className="soft results-state" role="status">
    Aucune aventure pour «&nbsp;{words}&nbsp;» en entier&nbsp;: voici celles qui s’en approchent.
  </p>
)
