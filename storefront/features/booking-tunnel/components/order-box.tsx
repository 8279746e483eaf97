import { Lock } from 'lucide'
import type { BookingPrice } from '@/contract/booking'
import { formatPrice } from '@/domain/price'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'

type OrderBoxProps = {
  price: BookingPrice
  /** Whether the seats are there to be ordered. */
  isHeld: boolean
  /** Why the last order was not taken. */
  refusal: string | undefined
  isOrdering: boolean
  onOrder: () => void
}

const NOT_HELD = 'Tes places ne sont plus gardées\u00a0: vois en haut de la page ce qui est possible.'

/** The one button that binds. */
export const OrderBox = ({ price, isHeld, refusal, isOrdering, onOrder }: OrderBoxProps) => (
  <div className="box order">
    <p>
      <span className="soft block">
        {price.balance_due_on === null ? 'Montant à régler par virement' : 'Acompte à régler par virement'}
      </span>
      <b className="order__sum num">{formatPrice(price.deposit)}</b>
      {price.balance_due_on !== null && (
        <span className="small soft num block">sur un total de {formatPrice(price.total)}</span>
      )}
    </p>
    {refusal && (
      <Note tone="danger" role="alert">
        {refusal}
      </Note>
    )}
    {!isHeld && !refusal && <Note tone="warn">{NOT_HELD}</Note>}
    <Button look="go" size="lg" block className="order__go" aria-disabled={isOrdering} onClick={onOrder}>
      <Icon of={Lock} />
      Commander avec obligation de paiement
    </Button>
    <p className="small soft" role="status">
      {isOrdering
        ? 'On enregistre ta commande…'
        : 'Les coordonnées bancaires s’affichent juste après. Rien n’est débité ici.'}
    </p>
  </div>
)
