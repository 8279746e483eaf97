'use client'

import { formatCount } from '@/domain/plural'
import { useSession } from '@/storefront/lib/session-hook'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'

/** How many favourites there are, and where to find some when there are none. */
export const FavouritesList = () => {
  const { user } = useSession()
  const count = user?.interests.length ?? 0
  return (
    <>
      <p className="lead page-head__count">{formatCount(count, 'aventure')}</p>
      {count === 0 && (
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
      )}
    </>
  )
}
