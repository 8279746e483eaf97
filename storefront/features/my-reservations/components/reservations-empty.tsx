import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'

export const ReservationsEmpty = () => (
  <EmptyState
    title={'Tu n’as pas de réservation en cours\u00a0!'}
    action={
      <LinkButton look="go" size="lg" href="/expeditions">
        Découvrir les aventures
      </LinkButton>
    }
  >
    <p>Le prochain train part bientôt. On regarde ensemble où il s’arrête{'\u00a0'}?</p>
  </EmptyState>
)
