'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { ApiError } from '@/storefront/lib/api/api-error'
import { useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { LoadingText } from '@/storefront/ui/loading-text'
import { loadChange, type ChangeSource } from '../api/change-calls'
import { ContractChange } from './contract-change'

/** The change that a mail's private link opens. */
export const LinkedChangePage = () => {
  const token = useLinkToken({ bearsReload: true })
  return <LoadedChange source={token === undefined ? null : { linkToken: token }} />
}

/** The change of one of the reservations of who is signed in. */
export const OwnChangePage = ({ reservationId }: { reservationId: number }) => (
  <LoadedChange source={{ reservationId }} />
)

const LoadedChange = ({ source }: { source: ChangeSource | null }) => {
  const key = JSON.stringify(source)
  const { data, error, refetch } = useQuery(
    {
      queryKey: [MINE, 'contract-change', key],
      queryFn: source === null ? skipToken : () => loadChange(source),
      retry: false,
      ...WHILE_SHOWN,
    },
    queryClient(),
  )
  if (data && source) return <ContractChange key={key} source={source} loaded={data} onRefresh={() => refetch()} />
  if (!error) return <LoadingText>Chargement de la modification…</LoadingText>
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <EmptyState
      title={isGone ? 'Il n’y a pas de modification ici' : 'Cette page n’a pas pu être chargée'}
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
