'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { ApiError } from '@/storefront/lib/api/api-error'
import { useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { LoadingText } from '@/storefront/ui/loading-text'
import { loadChoice, type ChoiceSource } from '../api/choice-calls'
import { CancellationChoice } from './cancellation-choice'

/** The choice that a mail's private link opens. */
export const LinkedChoicePage = () => {
  const token = useLinkToken({ bearsReload: true })
  return <LoadedChoice source={token === undefined ? null : { linkToken: token }} />
}

/** The choice of who is signed in, for one of their own reservations. */
export const OwnChoicePage = ({ reservationId }: { reservationId: number }) => (
  <LoadedChoice source={{ reservationId }} />
)

const LoadedChoice = ({ source }: { source: ChoiceSource | null }) => {
  const key = JSON.stringify(source)
  const { data, error, refetch } = useQuery(
    {
      queryKey: [MINE, 'cancellation-choice', key],
      queryFn: source === null ? skipToken : () => loadChoice(source),
      retry: false,
      ...WHILE_SHOWN,
    },
    queryClient(),
  )
  if (data && source) {
    return <CancellationChoice key={key} source={source} loaded={data} onRefresh={() => refetch()} />
  }
  if (!error) return <LoadingText>Chargement de tes choix…</LoadingText>
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <EmptyState
      title={isGone ? 'Il n’y a rien à choisir ici' : 'Cette page n’a pas pu être chargée'}
      action={
        isGone ? (
          <LinkButton look="go" href="/my-expeditions">
            Mes réservations
          </LinkButton>
        ) : (
          <Button look="go" onClick={() => void refetch()}>
            Réessayer
          </Button>
        )
      }
    >
      <p>{isGone ? 'Reprends le lien du dernier message reçu, ou connecte-toi à ton compte.' : error.message}</p>
    </EmptyState>
  )
}
