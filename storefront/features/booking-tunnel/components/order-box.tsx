import { Info, Lock } from 'lucide'
import type { CartDetail } from '@/contract/cart-detail'
import { formatShortDate } from '@/domain/days/french-dates'
import { legalPath } from '@/domain/legal/legal-documents'
import { formatPrice } from '@/domain/text/price'
import { splitShares } from '@/domain/payments/shared-deposit'
import { AddressMail } from '@/storefront/parts/address-mail'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import type { Refusal } from '../api/use-order'
import { cancellationWords } from '../rules/cancellation-words'
import { giftTotal, paymentPlan, type PaymentChoice } from '../rules/payment-plan'

type OrderBoxProps = {
  cart: CartDetail
  choice: PaymentChoice
  /** Whether the seats are there to be ordered. */
  isHeld: boolean
  refusal: Refusal | undefined
  isOrdering: boolean
  onOrder: () => void
  /** Undefined where a transfer would arrive too late. */
  onTransfer: (() => void) | undefined
}

const NOT_HELD = 'Tes places ne sont plus gardées\u00a0: vois en haut de la page ce qui est possible.'

/** The one button that binds. */
export const OrderBox = ({ cart, choice, isHeld, refusal, isOrdering, onOrder, onTransfer }: OrderBoxProps) => (
  <section className="box order" aria-label="Commander">
    <Sums cart={cart} choice={choice} />
    <div className="note order__law">
      <Icon of={Info} />
      <p>
        Un voyage à date fixe n’ouvre pas de délai de rétractation (article{' '}
        <span className="unbroken">L.{'\u00a0'}221-28</span> du code de la consommation).{' '}
        {cart.cancellation.length > 0 && cancellationWords(cart)}
      </p>
    </div>
    {refusal && <RefusalNote refusal={refusal} onTransfer={choice.means === 'card' ? onTransfer : undefined} />}
    {!isHeld && !refusal && <Note tone="warn">{NOT_HELD}</Note>}
    <Button
      look="go"
      size="lg"
      block
      className="order__go"
      data-takes-seats
      aria-disabled={isOrdering}
      onClick={onOrder}
    >
      <Icon of={Lock} />
      Commander avec obligation de paiement
    </Button>
    <p className="small soft" role="status">
      {statusText({
        isOrdering,
        means: choice.means,
        isShared: choice.sharers !== undefined,
        isFree: planOf({ cart, choice }).due === 0,
      })}
    </p>
    <p className="small soft">
      Le contrat est celui que tu as accepté au récapitulatif{'\u00a0'}:{' '}
      <a className="link" href={legalPath('terms_of_sale')} target="_blank" rel="noopener">
        conditions générales de vente<span className="sr-only">, nouvel onglet</span>
      </a>
      .
    </p>
  </section>
)

const RefusalNote = ({ refusal, onTransfer }: { refusal: Refusal; onTransfer: (() => void) | undefined }) => (
  <Note tone={refusal.isDown ? 'warn' : 'danger'} role="alert">
    {refusal.text} {refusal.isAddressFirst && <AddressMail />}
    {refusal.isDown && onTransfer && (
      <Button look="line" size="sm" className="note__act" onClick={onTransfer}>
        Régler par virement
      </Button>
    )}
  </Note>
)

const planOf = ({ cart, choice }: Pick<OrderBoxProps, 'cart' | 'choice'>) =>
  paymentPlan({ price: cart.price, gifts: giftTotal(cart), ...choice })

type Status = { isOrdering: boolean; means: PaymentChoice['means']; isShared: boolean; isFree: boolean }

const statusText = ({ isOrdering, means, isShared, isFree }: Status): string => {
  if (isFree) return isOrdering ? 'On enregistre ta commande…' : 'Ta carte cadeau paie ce qui est dû aujourd’hui.'
  if (isShared) {
    return isOrdering
      ? 'On prépare les liens…'
      : 'Les liens s’affichent juste après, le tien d’abord. Personne n’est débité avant la dernière part.'
  }
  if (means === 'card') {
    return isOrdering
      ? 'On ouvre la page de paiement…'
      : 'La page de paiement s’ouvre juste après. Ta carte n’est débitée qu’une fois tes places prises.'
  }
  return isOrdering
    ? 'On enregistre ta commande…'
    : 'Les coordonnées bancaires s’affichent juste après. Rien n’est débité ici.'
}

const Sums = ({ cart, choice }: Pick<OrderBoxProps, 'cart' | 'choice'>) => {
  const { price } = cart
  const { due, rest } = planOf({ cart, choice })
  const own = choice.sharers ? ownShare({ due, sharers: choice.sharers.length }) : null
  return (
    <div className="row row-b wrapx">
      <p>
        <span className="soft own-line">
          {own === null
            ? sumLabel({ means: choice.means, hasRest: rest !== null, isFree: due === 0 })
            : 'Ta part aujourd’hui, par carte'}
        </span>
        <b className="order__sum num">{formatPrice(own ?? due)}</b>
      </p>
      {rest && (
        <p className="small soft num">
          {own !== null && (
            <>
              sur un acompte de {formatPrice(due)}
              <br />
            </>
          )}
          sur un total de {formatPrice(price.total)}
          <br />
          Puis {formatPrice(rest.amount)} au plus tard le {formatShortDate(rest.dueOn)}
        </p>
      )}
    </div>
  )
}

/** What who books pays of a shared deposit, in euros. */
const ownShare = ({ due, sharers }: { due: number; sharers: number }): number | null => {
  const [cents] = splitShares({ totalCents: Math.round(due * 100), payers: sharers })
  return cents === undefined ? null : cents / 100
}

type SumFacts = { means: PaymentChoice['means']; hasRest: boolean; isFree: boolean }

const sumLabel = ({ means, hasRest, isFree }: SumFacts): string => {
  if (isFree) return 'À régler aujourd’hui'
  if (means === 'card') return 'À régler aujourd’hui, par carte'
  return hasRest ? 'Acompte à régler par virement' : 'Montant à régler par virement'
}
