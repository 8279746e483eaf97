import { Info, Lock } from 'lucide'
import type { CartDetail } from '@/contract/booking'
import { formatShortDate } from '@/domain/french-dates'
import { legalPath } from '@/domain/legal-documents'
import { formatPrice } from '@/domain/price'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { cancellationWords } from '../rules/cancellation-words'

type OrderBoxProps = {
  cart: CartDetail
  /** Whether the seats are there to be ordered. */
  isHeld: boolean
  /** Why the last order was not taken. */
  refusal: string | undefined
  isOrdering: boolean
  onOrder: () => void
}

const NOT_HELD = 'Tes places ne sont plus gardées\u00a0: vois en haut de la page ce qui est possible.'

/** The one button that binds. */
export const OrderBox = ({ cart, isHeld, refusal, isOrdering, onOrder }: OrderBoxProps) => (
  <section className="box order" aria-label="Commander">
    <Sums cart={cart} />
    <div className="note order__law">
      <Icon of={Info} />
      <p>
        Un voyage à date fixe n’ouvre pas de délai de rétractation (article{' '}
        <span className="whitespace-nowrap">L.{'\u00a0'}221-28</span> du code de la consommation).{' '}
        {cart.cancellation.length > 0 && cancellationWords(cart)}
      </p>
    </div>
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
    <p className="small soft">
      Le contrat est celui que tu as accepté au récapitulatif{'\u00a0'}:{' '}
      <a className="link" href={legalPath('terms_of_sale')} target="_blank" rel="noopener">
        conditions générales de vente<span className="sr-only">, nouvel onglet</span>
      </a>
      .
    </p>
  </section>
)

const Sums = ({ cart: { price } }: Pick<OrderBoxProps, 'cart'>) => (
  <div className="row row-b wrapx">
    <p>
      <span className="soft block">
        {price.balance_due_on === null ? 'Montant à régler par virement' : 'Acompte à régler par virement'}
      </span>
      <b className="order__sum num">{formatPrice(price.deposit)}</b>
    </p>
    {price.balance_due_on !== null && (
      <p className="small soft num">
        sur un total de {formatPrice(price.total)}
        <br />
        Puis {formatPrice(price.balance)} au plus tard le {formatShortDate(price.balance_due_on)}
      </p>
    )}
  </div>
)
