import { SITE_PATHS } from '@/domain/site/site-paths'
import { ApiError } from '@/storefront/lib/api/api-error'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { LinkButton } from '@/storefront/ui/link-button'
import { LoadingText } from '@/storefront/ui/loading-text'

type LinkStateProps = { token: string | undefined; error: Error | null; loading: string; onRetry: () => void }

/** What a private page shows before it has what it is about: that it loads, that its link is none, or that nobody answers. */
export const LinkState = ({ token, error, loading, onRetry }: LinkStateProps) => {
  if (token === '' || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        as="h1"
        title="Ce lien s’est éteint"
        action={
          <LinkButton look="go" href={SITE_PATHS.giftCards}>
            Les cartes cadeaux
          </LinkButton>
        }
      >
        <p>Reprends celui du message que tu as reçu, ou regarde ce qu’il reste avec le code de la carte.</p>
      </EmptyState>
    )
  }
  if (!error) return <LoadingText>{loading}</LoadingText>
  return (
    <EmptyState
      as="h1"
      title="Cette page n’a pas pu être chargée"
      action={
        <Button look="go" onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      <p>{error.message}</p>
    </EmptyState>
  )
}
