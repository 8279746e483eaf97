import { RotateCw } from 'lucide'
import { Button } from '@/storefront/ui/button'
import { EmptyState } from '@/storefront/ui/empty-state'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

/** The fallback keeps its English title (spec §2), explained in French. */
export const ErrorScreen = ({ onRetry }: { onRetry: () => void }) => (
  <main id="contenu" tabIndex={-1}>
    <EmptyState
      as="h1"
      title="Unexpected Application Error!"
      titleLang="en"
      action={
        <>
          <Button look="go" size="lg" onClick={onRetry}>
            <Icon of={RotateCw} />
            Réessayer
          </Button>
          <LinkButton look="line" size="lg" href="/">
            Revenir à l’accueil
          </LinkButton>
        </>
      }
    >
      <p className="lead full__lead">
        Un caillou dans la chaussure. Une erreur inattendue nous a fait trébucher, tu peux réessayer tout de suite.
      </p>
    </EmptyState>
  </main>
)
