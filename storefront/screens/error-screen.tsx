import { RotateCw } from 'lucide-react'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'

/** The fallback keeps its English title (spec §2), explained in French. */
export const ErrorScreen = ({ onRetry }: { onRetry: () => void }) => (
  <main className="full" id="contenu" tabIndex={-1}>
    <div className="topo topo--light" />
    <div className="grid justify-items-center gap-4.5">
      <img src="/brand/lagopede-mark.svg" alt="" width={140} height={140} />
      <h1 lang="en">Unexpected Application Error!</h1>
      <p className="lead max-w-[32em]">
        Un caillou dans la chaussure. Une erreur inattendue nous a fait trébucher, tu peux réessayer tout de suite.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="go" size="lg" onClick={onRetry}>
          <Icon of={RotateCw} />
          Réessayer
        </Button>
        <LinkButton look="line" size="lg" href="/">
          Revenir à l’accueil
        </LinkButton>
      </div>
    </div>
  </main>
)
