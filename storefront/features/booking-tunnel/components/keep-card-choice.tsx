import type { BookingPrice } from '@/contract/booking'
import { formatDayMonth } from '@/domain/french-dates'
import type { CardMeans } from '@/storefront/lib/card-means-hook'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { CardTerms } from '@/storefront/ui/card-terms'
import type { PaymentChoice } from '../rules/payment-plan'

type KeepCardProps = {
  price: BookingPrice
  card: CardMeans
  choice: PaymentChoice
  onChange: (choice: PaymentChoice) => void
}

/** Whether the card of the deposit is kept for the balance: never unless it is ticked, by terms that are there to read. */
export const KeepCardChoice = ({ price, card: { terms }, choice, onChange }: KeepCardProps) => {
  if (!terms || price.balance_due_on === null || choice.share === 'all' || choice.sharers) return null
  return (
    <div className="keepcard">
      <CheckboxRow
        checked={choice.cardTerms === terms.version}
        onChange={({ target }) => onChange({ ...choice, cardTerms: target.checked ? terms.version : undefined })}
      >
        Garder cette carte pour le solde du {formatDayMonth(price.balance_due_on)}. On te prévient trois jours avant, et
        tu peux la retirer à tout moment.
      </CheckboxRow>
      <CardTerms lines={terms.lines} />
    </div>
  )
}
