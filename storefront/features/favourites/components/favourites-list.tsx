'use client'

import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, type ReactNode, useState } from 'react'
import { getExpedition } from '@/contract/expeditions'
import type { Hit } from '@/contract/hit'
import { formatCount } from '@/domain/text/plural'
import { callApi } from '@/storefront/lib/api/call-api'
import { ApiError } from '@/storefront/lib/api/api-error'
import { queryClient } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { Skeleton } from '@/storefront/ui/skeleton'

type FavouritesListProps = { renderCard: (hit: Hit) => ReactNode; renderRemoval: (id: number) => ReactNode }

const NONE: number[] = []

/**
 * The user's favourites, last added first: each card's details come by its number, all at once (spec §4). One that fails
 * is for the console alone (spec §8), and the others show.
 */
export const FavouritesList = ({ renderCard, renderRemoval }: FavouritesListProps) => {
  const { user } = useSession()
  const interests = user?.interests ?? NONE
  const ids = useMemo(() => interests.toReversed(), [interests])
  const shown = useLeavingIds(ids)
  const cards = useQueries(
    {
      queries: shown.map((id) => ({
        queryKey: ['favourite', id],
        queryFn: ({ signal }: { signal: AbortSignal }) => loadFavourite({ id, signal }),
        staleTime: 60_000,
        retry: 1,
      })),
    },
    queryClient(),
  )
  const count = useFocusWhenRemoved(ids.length)
  useLogOnce(cards.map(({ error }) => error))
  return (
    <>
      <div className="page-head__count fav-count">
        <p className="lead" ref={count} tabIndex={-1}>
          {formatCount(ids.length, 'aventure')}
        </p>
        {cards.some(({ isPending }) => isPending) && (
          <p className="soft" role="status">
            Chargement de tes favoris…
          </p>
        )}
      </div>
      {shown.length === 0 ? (
        <NoFavourite />
      ) : (
        <ul className="grid-cards">
          {shown.map((id, index) => {
            const card = cards[index]
            if (card?.isLoadingError) return null
            return (
              <li key={id} className="fav" data-leaving={ids.includes(id) ? undefined : true}>
                {card?.isPending && <Skeleton className="sk--card" />}
                {card?.data && renderCard(card.data)}
                {card?.data === null && <UnavailableFavourite remove={renderRemoval(id)} />}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

const NoFavourite = () => (
  <EmptyState
    title={'Tu n’as pas encore ajouté d’aventures à tes favoris\u00a0!'}
    action={
      <LinkButton look="go" size="lg" href="/expeditions">
        Découvrir les aventures
      </LinkButton>
    }
  >
    <p>Touche le cœur d’une aventure{'\u00a0'}: on te préviendra de ses nouvelles dates.</p>
  </EmptyState>
)

/** The pressed heart leaves with its card: the keyboard goes on from the count. */
const useFocusWhenRemoved = (length: number) => {
  const target = useRef<HTMLParagraphElement>(null)
  const before = useRef(length)
  useEffect(() => {
    if (length < before.current) target.current?.focus({ preventScroll: true })
    before.current = length
  }, [length])
  return target
}

const useLogOnce = (errors: Array<Error | null>) => {
  const logged = useRef(new WeakSet<Error>())
  useEffect(() => {
    for (const error of errors) {
      if (!error || logged.current.has(error)) continue
      logged.current.add(error)
      console.error(error)
    }
  })
}

/** The place of a favourite that left the catalogue: all that is known of it is that it was liked. */
const UnavailableFavourite = ({ remove }: { remove: ReactNode }) => (
  <article className="fav-gone">
    <img src="/brand/lagopede-mark.svg" alt="" width={84} height={84} loading="lazy" />
    <h2 className="h3">Cette aventure n’est plus proposée</h2>
    {remove}
  </article>
)

/** As long as a card takes to leave, in milliseconds: `--duration-base`. */
const LEAVING_MS = 220

/** The ids to show: those of now, and for a moment, in their places, those that just left. */
const useLeavingIds = (ids: number[]): number[] => {
  const [shown, setShown] = useState(ids)
  const isSame = ids.length === shown.length && ids.every((id, index) => id === shown[index])
  const isLeaving = shown.some((id) => !ids.includes(id))
  useEffect(() => {
    if (isSame) return
    const timer = setTimeout(() => setShown(ids), isLeaving ? LEAVING_MS : 0)
    return () => clearTimeout(timer)
  }, [ids, isSame, isLeaving])
  return isLeaving ? shown : ids
}

/** The card of an expedition, or null when it is not on sale any more. */
const loadFavourite = async ({ id, signal }: { id: number; signal: AbortSignal }): Promise<Hit | null> => {
  try {
    const { hit } = await callApi(getExpedition, { params: { id: String(id) }, signal })
    return hit
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
