import type { CartDetail } from '@/contract/cart-detail'
import { formatPrice } from '@/domain/text/price'
import { Box } from '@/storefront/ui/box'
import { ChoiceRow } from '@/storefront/ui/choice-row'
import { PaymentSchedule } from '@/storefront/ui/payment-schedule'
import { giftTotal, paymentPlan, paymentStops, type PaymentChoice } from '../rules/payment-plan'

type PaymentAmountProps = { cart: CartDetail; choice: PaymentChoice; onChange: (choice: PaymentChoice) => void }

/** What is to be paid now and what later, drawn with its dates; by card, the deposit or all of it. */
export const PaymentAmount = ({ cart, choice, onChange }: PaymentAmountProps) => {
  const { price, departure, payment_terms: terms } = cart
  const gifts = giftTotal(cart)
  const dueBy = (share: PaymentChoice['share']) => paymentPlan({ price, gifts, means: choice.means, share }).due
  const isSplit = price.balance_due_on !== null
  const isCard = choice.means === 'card'
  const share = (name: PaymentChoice['share']) => ({
    name: 'montant',
    checked: choice.share === name,
    onChange: () => onChange({ ...choice, share: name }),
  })
  const plan = paymentPlan({ price, gifts, ...choice })
  return (
    <Box title={isCard ? 'Combien aujourd’hui\u00a0?' : 'Combien, et quand\u00a0?'}>
      {isSplit && isCard && dueBy('all') > 0 && (
        <fieldset className="choices choices--two">
          <legend className="sr-only">Montant</legend>
          <ChoiceRow
            title="L’acompte"
            note={`${String(terms.deposit_percent)}\u00a0% pour réserver`}
            end={formatPrice(dueBy('deposit'))}
            {...share('deposit')}
          />
          <ChoiceRow
            title="La totalité"
            note="Ensuite, plus rien à penser"
            end={formatPrice(dueBy('all'))}
            {...share('all')}
          />
        </fieldset>
      )}
      <PaymentSchedule stops={paymentStops({ plan, start: departure.departure_start })} />
      <p className="small soft">
        {scheduleNote({
          isSplit,
          hasRest: plan.rest !== null,
          isFree: plan.due === 0,
          isWhole: terms.deposit_percent === 100,
          keepsCard: isCard && choice.cardTerms !== undefined,
        })}
      </p>
    </Box>
  )
}

type Scheduled = { isSplit: boolean; hasRest: boolean; isFree: boolean; isWhole: boolean; keepsCard: boolean }

const scheduleNote = ({ isSplit, hasRest, isFree, isWhole, keepsCard }: Scheduled): string => {
  if (isFree && !hasRest) return 'Ta carte cadeau paie tout\u00a0: il ne reste rien à régler.'
  if (isFree) return 'Ta carte cadeau paie l’acompte. On t’écrit avant le solde, et rien n’est prélevé sans toi.'
  if (!isSplit && isWhole) return 'Tout se règle en une fois, à la réservation.'
  if (!isSplit) return 'Le départ est proche\u00a0: tout se règle en une fois.'
  if (!hasRest) return 'Tout est réglé d’un coup\u00a0: il n’y aura pas de solde.'
  if (keepsCard) return 'Le solde part de ta carte à sa date, et on t’écrit trois jours avant.'
  return 'Tes dates sont dans ton espace, et on t’écrit avant le solde. Rien n’est prélevé sans toi.'
}
