import { Landmark } from 'lucide'
import type { CartDetail, BookingPrice } from '@/contract/cart-detail'
import { formatLongDate } from '@/domain/days/french-dates'
import type { CardMeans } from '@/storefront/lib/card-means-hook'
import { Box } from '@/storefront/ui/box'
import { CardTerms } from '@/storefront/ui/card-terms'
import { CardWords } from '@/storefront/ui/card-words'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { PaymentCards } from '@/storefront/ui/payment-cards'
import { PaymentMeansChoice } from '@/storefront/ui/payment-means-choice'
import type { PaymentChoice } from '../rules/payment-plan'

type PaymentMeansProps = {
  cart: CartDetail
  /** Who takes cards; null when nobody does. */
  card: CardMeans | null
  choice: PaymentChoice
  onChange: (choice: PaymentChoice) => void
}

/** By what it is paid. */
export const PaymentMeans = ({ cart, card, choice, onChange }: PaymentMeansProps) => (
  <Box title={'Avec quoi\u00a0?'}>
    {cart.no_transfer !== null && <Note tone="info">{cart.no_transfer}</Note>}
    <PaymentMeansChoice
      chosen={choice.means}
      onChoose={(means) => onChange({ ...choice, means })}
      means={[
        ...(card
          ? [
              {
                key: 'card' as const,
                title: 'Carte bancaire',
                note: 'Immédiat',
                mark: <PaymentCards />,
                children: (
                  <>
                    <CardWords card={card} />
                    <KeepCardChoice price={cart.price} card={card} choice={choice} onChange={onChange} />
                  </>
                ),
              },
            ]
          : []),
        ...(cart.no_transfer === null
          ? [
              {
                key: 'transfer' as const,
                title: 'Virement',
                note: 'Places gardées le temps qu’il arrive',
                mark: <Icon of={Landmark} />,
                children: <TransferWords cart={cart} />,
              },
            ]
          : []),
      ]}
    />
  </Box>
)

const TransferWords = ({ cart: { price, travelers_count: travelers } }: { cart: CartDetail }) => (
  <>
    <p>
      {travelers === 1 ? 'Ta place est gardée' : 'Tes places sont gardées'} jusqu’au{' '}
      <b>{formatLongDate(price.deposit_due_on)}</b>, le temps que ton virement arrive. L’IBAN et la référence
      s’affichent dès la commande, et partent par mail.
    </p>
    <p className="small soft">
      Un virement instantané arrive en quelques secondes, un virement classique en 1 à 2{'\u00a0'}jours ouvrés.
    </p>
  </>
)

type KeepCardProps = {
  price: BookingPrice
  card: CardMeans
  choice: PaymentChoice
  onChange: (choice: PaymentChoice) => void
}

/** Whether the card of the deposit is kept for the balance: never unless it is ticked, by terms that are there to read. */
const KeepCardChoice = ({ price, card: { terms }, choice, onChange }: KeepCardProps) => {
  if (!terms || price.balance_due_on === null || choice.share === 'all' || choice.sharers) return null
  return (
    <div className="keepcard">
      <CheckboxRow
        checked={choice.cardTerms === terms.version}
        onChange={({ target }) => onChange({ ...choice, cardTerms: target.checked ? terms.version : undefined })}
      >
        Garder cette carte pour le solde du {formatLongDate(price.balance_due_on)}. On te prévient trois jours avant, et
        tu peux la retirer à tout moment.
      </CheckboxRow>
      <CardTerms lines={terms.lines} />
    </div>
  )
}
