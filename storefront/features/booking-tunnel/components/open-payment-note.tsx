import { CreditCard } from 'lucide'
import { formatPrice } from '@/domain/text/price'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'

type OpenPaymentNoteProps = {
  cartId: number
  /** In euros. */
  amount: number
  /** Whether this is the step where one pays. */
  isPaymentStep: boolean
}

/** The order is being paid by card, in another tab or on another device: where to go on. */
export const OpenPaymentNote = ({ cartId, amount, isPaymentStep }: OpenPaymentNoteProps) => (
  <Note tone="info" icon={CreditCard} role="status">
    <p>
      <b>Un paiement de {formatPrice(amount)} est en cours</b>, peut-être dans un autre onglet ou sur un autre appareil.
      Termine-le là-bas{'\u00a0'}: cette page suit d’elle-même. Ou paie ici{'\u00a0'}: rien n’est débité deux fois.
    </p>
    {!isPaymentStep && (
      <LinkButton look="line" size="sm" className="note__act" href={`/reservations/${String(cartId)}/4`}>
        Payer ici
      </LinkButton>
    )}
  </Note>
)
