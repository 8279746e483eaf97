import { Button } from '@/storefront/ui/button'

export const ChoiceFoot = ({ onDone }: { onDone: () => void }) => (
  <div className="search-choice__foot">
    <Button look="ink" size="sm" block onClick={onDone}>
      Valider
    </Button>
  </div>
)
