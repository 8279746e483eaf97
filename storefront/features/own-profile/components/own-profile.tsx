'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import type { TrainOperator } from '@/domain/places/train-operators'
import { ApiError } from '@/storefront/lib/api/api-error'
import { useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { loadProfile } from '../api/own-profile-calls'
import { ProfileForm } from './profile-form'

const REFUSALS: Record<number, { title: string; text?: string }> = {
  // A link cut short by a mail program is not even read by the server.
  404: {
    title: 'Ce lien n’est plus valable',
    text: 'Demandes-en un nouveau à la personne qui a réservé, ou à l’agence.',
  },
  409: { title: 'Ce voyage est annulé' },
}

/** The profile that a private link opens, or why it opens none. */
export const OwnProfile = ({ operators }: { operators: readonly TrainOperator[] }) => {
  const token = useLinkToken({ bearsReload: true })
  const { data, error, refetch } = useQuery(
    {
      queryKey: [MINE, 'own-profile', token],
      queryFn: token === undefined ? skipToken : () => loadProfile(token),
      retry: false,
      ...WHILE_SHOWN,
    },
    queryClient(),
  )
  if (data && token !== undefined) return <ProfileForm key={token} token={token} loaded={data} operators={operators} />
  if (!error) {
    return (
      <p className="lead soft awaited" role="status">
        Chargement de ton profil…
      </p>
    )
  }
  return <Refused error={error} onRetry={() => void refetch()} />
}

const Refused = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const status = error instanceof ApiError ? error.status : 0
  const refusal = REFUSALS[status]
  return (
    <EmptyState
      as="h1"
      title={refusal?.title ?? 'Ton profil ne vient pas'}
      action={
        refusal ? (
          <LinkButton look="go" size="lg" href="/expeditions">
            Voir les aventures
          </LinkButton>
        ) : (
          <Button look="go" size="lg" onClick={onRetry}>
            Réessayer
          </Button>
        )
      }
    >
      <p>{refusal?.text ?? error.message}</p>
    </EmptyState>
  )
}
