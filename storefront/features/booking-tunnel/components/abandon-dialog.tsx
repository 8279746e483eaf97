import type { CartDetail } from '@/contract/cart-detail'
import { useSending } from '@/storefront/lib/forms/use-sending'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { FieldError } from '@/storefront/ui/field-error'
import { heldSeats } from '../rules/held-seats'

type AbandonDialogProps = {
  cart: CartDetail
  /** Throws when it was refused. */
  onAbandon: () => Promise<void>
  onClose: () => void
}

/** Asks once more before the seats go and what was typed is forgotten. */
export const AbandonDialog = ({ cart, onAbandon, onClose }: AbandonDialogProps) => {
  const { isSending, refusal, run } = useSending()
  return (
    <Dialog open onClose={onClose} title={'Abandonner cette réservation\u00a0?'}>
      <p className="soft">
        {returned(heldSeats(cart))}Ce que tu as écrit pour «{'\u00a0'}
        {cart.expedition.name}
        {'\u00a0'}» sera effacé.
      </p>
      <div aria-live="polite">{refusal && <FieldError>{refusal.error}</FieldError>}</div>
      <div className="abandon__ways">
        <Button look="danger" block aria-disabled={isSending} onClick={() => void run(onAbandon)}>
          Abandonner
        </Button>
        <Button look="ghost" block onClick={onClose}>
          Je continue ma réservation
        </Button>
      </div>
    </Dialog>
  )
}

const returned = (seats: number): string => {
  if (seats === 0) return ''
  return seats === 1
    ? 'Ta place repart en vente tout de suite. '
    : `Tes ${String(seats)}\u00a0places repartent en vente tout de suite. `
}
