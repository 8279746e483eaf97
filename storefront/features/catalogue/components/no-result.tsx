import type { SearchQuery } from '@/contract/search'
import { contactPath } from '@/domain/contact'
import { useEmptySearch } from '@/storefront/lib/tracking/empty-search-hook'
import { Button } from '@/storefront/ui/button'
import { useCloseHits } from '../api/use-close-hits'
import { useLoosenedResults } from '../api/use-loosened-results'
import type { ActiveChip } from '../rules/active-chips'
import { loosenedQueries } from '../rules/loosened-queries'
import { ResultsGrid, type RenderCard } from './results-grid'

type NoResultProps = {
  query: SearchQuery
  chips: ActiveChip[]
  renderCard: RenderCard
  onChange: (query: SearchQuery) => void
  onClear: () => void
}

export const NoResult = ({ query, chips, renderCard, onChange, onClear }: NoResultProps) => {
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
