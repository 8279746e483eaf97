import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide'
import type { ReactNode } from 'react'
import type { Hit } from '@/contract/hit'
import { reachOf } from '@/domain/catalogue/reach'
import { tripFit, type OwnLevels } from '@/domain/catalogue/trip-fit'
import { queryClient } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { SiteLink } from '@/storefront/ui/site-link'
import { Skeleton } from '@/storefront/ui/skeleton'
import { loadFittingTrips } from '../api/load-fitting-trips'
import type { QuizFamily } from '../rules/quiz-family'
import { TripFitLine } from './trip-fit-line'

type FittingTripsProps = { levels: OwnLevels; families: QuizFamily[]; renderCard: (hit: Hit) => ReactNode }

/** Three trips for these levels, or the easiest there are. */
export const FittingTrips = ({ levels, families, renderCard }: FittingTripsProps) => {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['fitting-trips', levels],
      queryFn: ({ signal }) => loadFittingTrips({ levels, families, signal }),
      staleTime: 60_000,
      retry: 1,
    },
    queryClient(),
  )
  const doFit = data?.every(({ gap }) => gap && tripFit(gap) === 'made-for-you') ?? true
  return (
    <section className="wrap section" aria-labelledby="a-ta-portee">
      <div className="head head__row">
        <div className="stack">
          <h2 id="a-ta-portee">{doFit ? 'À ta portée dès maintenant' : 'Pour commencer en douceur'}</h2>
          <p className="soft">
            {doFit
              ? 'Trois aventures qui vont avec tes niveaux, avec des places.'
              : 'Les aventures les plus proches de tes niveaux. Un doute\u00a0? Parlons-en avant de réserver.'}
          </p>
        </div>
        <SiteLink
          className="link"
          href={doFit ? `/expeditions?reach=${reachOf(levels).join(',')}` : '/collaborations#Contact-Us'}
        >
          {doFit ? 'Toutes les aventures à ta portée' : 'Nous écrire'}
        </SiteLink>
      </div>
      {isError && (
        <Note tone="danger" icon={CloudOff} role="alert">
          <p>Les aventures n’ont pas pu être chargées.</p>
          <Button look="line" size="sm" className="note__act" onClick={() => void refetch()}>
            Réessayer
          </Button>
        </Note>
      )}
      {!data && !isError && (
        <>
          <p className="sr-only" role="status">
            On cherche des aventures…
          </p>
          <div className="grid-cards" aria-hidden="true">
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} className="sk--card" />
            ))}
          </div>
        </>
      )}
      {data && (
        <ul className="grid-cards">
          {data.map(({ hit, gap }) => (
            <li key={hit.id}>
              {renderCard(hit)}
              {gap && <TripFitLine gap={gap} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
