import { useQuery, useQueries } from '@tanstack/react-query'
import type { Hit } from '@/contract/hit'
import type { SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { contactPath } from '@/domain/contact/contact'
import { queryClient } from '@/storefront/lib/api/query-client'
import { useEmptySearch } from '@/storefront/lib/tracking/empty-search-hook'
import { Button } from '@/storefront/ui/button'
import { cataloguePage } from '../api/catalogue-page'
import type { ActiveChip } from '../rules/active-chips'
import { beyondReach } from '../rules/beyond-reach'
import { loosenedQueries, type LoosenedQuery } from '../rules/loosened-queries'
import { mergePages } from '../rules/merge-pages'
import { ResultsGrid, type RenderCard } from './results-grid'
import { TooShort } from './too-short'

type NoResultProps = {
  query: SearchQuery
  /** The answer that holds nothing. */
  result: SearchResult
  chips: ActiveChip[]
  renderCard: RenderCard
  onChange: (query: SearchQuery) => void
  onClear: () => void
}

/** Nothing found: how to find something, the nearest trip where its hours alone are too few. Load it lazily. */
export const NoResult = ({ result, ...props }: NoResultProps) => {
  const { query, onChange } = props
  const beyond = beyondReach(query, result.facets.hours)
  if (beyond) return <TooShort query={query} beyond={beyond} result={result} onChange={onChange} />
  return <NothingFound {...props} />
}

const NothingFound = ({ query, chips, renderCard, onChange, onClear }: Omit<NoResultProps, 'result'>) => {
  useEmptySearch({ where: 'catalogue', words: query.q ?? '' })
  const loosened = useLoosenedResults(loosenedQueries(query, chips))
  const close = useCloseHits(loosened)
  const isOnlyWords = chips.every(({ filter }) => filter === 'q')
  const advice = `Aucune aventure ne réunit tous ces critères. Retire un filtre${loosened.length > 0 ? ', ou essaie l’une de ces pistes\u00a0:' : '.'}`

  return (
    <>
      <div className="empty">
        <div className="topo topo--light" />
        <img src="/brand/lagopede-mark.svg" alt="" width={100} height={100} />
        <h2>Même le lagopède n’a rien trouvé par ici</h2>
        <p>{isOnlyWords ? 'Aucune aventure ne répond à ces mots. Essaie un lieu, une activité, une envie.' : advice}</p>
        <div className="empty__ways">
          <Button look="go" onClick={onClear}>
            {isOnlyWords ? 'Voir toutes les aventures' : 'Effacer les filtres'}
          </Button>
          {loosened.map(({ label, query: wider, result }) => (
            <Button key={label} look="line" onClick={() => onChange(wider)}>
              {label} ({result.total})
            </Button>
          ))}
        </div>
        <p>
          Une envie qui n’est pas au catalogue{'\u00a0'}?{' '}
          <a className="link" href={contactPath({ topic: 'trip' })}>
            Écris-nous
          </a>
        </p>
      </div>
      {close.length > 0 && (
        <>
          <h2 className="empty__others">Elles pourraient te plaire</h2>
          <ResultsGrid hits={close} renderCard={renderCard} />
        </>
      )}
    </>
  )
}

const SHOWN = 3

/** What to show beside « nothing found »: the nearest trips, topped up with the recommended ones. */
const useCloseHits = (loosened: LoosenedResult[]): Hit[] => {
  const { data: recommended } = useQuery(cataloguePage({}), queryClient())
  const [first, ...others] = [...loosened.map(({ result }) => result), ...(recommended ? [recommended] : [])]
  return first ? mergePages(first, ...others).hits.slice(0, SHOWN) : []
}

type LoosenedResult = LoosenedQuery & { result: SearchResult }

/** Those of the loosened queries that find something. */
const useLoosenedResults = (candidates: LoosenedQuery[]): LoosenedResult[] => {
  const answers = useQueries(
    {
      queries: candidates.map(({ query }) => cataloguePage(query)),
    },
    queryClient(),
  )
  return candidates.flatMap((candidate, index) => {
    const result = answers[index]?.data
    return result && result.total > 0 ? [{ ...candidate, result }] : []
  })
}
