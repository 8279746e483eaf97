import { Button } from '@/storefront/ui/button'

export const ChoiceFoot = ({ onDone }: { onDone: () => void }) => (
  <div className="sticky -bottom-3 -mx-2 mt-3 bg-paper px-2 pt-2 pb-3">
    <Button look="ink" size="sm" block onClick={onDone}>
      Valider
    </Button>
  </div>
)
