'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { ApiError } from '@/storefront/lib/api-error'
import { useLinkToken } from '@/storefront/lib/link-token-hook'
import { MINE, queryClient } from '@/storefront/lib/query-client'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { loadProfile } from '../api/own-profile-calls'
import { ProfileForm } from './profile-form'

// A link cut short by a mail program is not even read by the server.
const NO_LINK = 'Demandes-en un nouveau à la personne qui a réservé, ou à l’agence.'

/** The profile that a private link opens, or why it opens none. */
export const OwnProfile = () => {
  const token = useLinkToken({ bearsReload: true })
  const { data, error, refetch } = useQuery(
    {
      queryKey: [MINE, 'own-profile', token],
      queryFn: token === undefined ? skipToken : () => loadProfile(token),
      retry: false,
      gcTime: 0,
    },
    queryClient(),
  )
  if (data && token !== undefined) return <ProfileForm key={token} token={token} loaded={data} />
  if (!error) {
    return (
      <p className="lead soft min-h-[50vh]" role="status">
        Chargement de ton profil…
      </p>
    )
  }
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <EmptyState
      as="h1"
      title={isGone ? 'Ce lien n’est plus valable' : 'Ton profil ne vient pas'}
      action={
        isGone ? (
          <LinkButton look="go" size="lg" href="/expeditions">
            Voir les aventures
          </LinkButton>
        ) : (
          <Button look="go" size="lg" onClick={() => void refetch()}>
            Réessayer
          </Button>
        )
      }
    >
      <p>{isGone ? NO_LINK : error.message}</p>
    </EmptyState>
  )
}
