import { CloudOff } from 'lucide'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'

type CatalogueFailureProps = { onRetry: () => void }

export const CatalogueFailure = ({ onRetry }: CatalogueFailureProps) => (
  <div className="results-failure">
    <Note tone="danger" icon={CloudOff} role="alert">
      <p>Les aventures n’ont pas pu être chargées.</p>
      <Button look="line" size="sm" className="note__act" onClick={onRetry}>
        Réessayer
      </Button>
    </Note>
  </div>
)
