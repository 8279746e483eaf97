import type { CartDetail } from '@/contract/booking'
import { formatDayMonth } from '@/domain/french-dates'
import { formatPrice } from '@/domain/price'
import { Box } from '@/storefront/ui/box'
import { PaymentSchedule } from '@/storefront/ui/payment-schedule'

/** What is to be paid now and what later, drawn with its dates. */
export const PaymentAmount = ({ cart: { price, departure } }: { cart: CartDetail }) => {
  const { balance_due_on: balanceDueOn } = price
  return (
    <Box title={'Combien, et quand\u00a0?'}>
      <PaymentSchedule
        stops={[
          {
            title: formatPrice(price.deposit),
            when: `au plus tard le ${formatDayMonth(price.deposit_due_on)}`,
            state: 'now',
          },
          ...(balanceDueOn === null
            ? []
            : [{ title: formatPrice(price.balance), when: `au plus tard le ${formatDayMonth(balanceDueOn)}` }]),
          { title: 'Départ', when: `le ${formatDayMonth(departure.departure_start)}` },
        ]}
      />
      <p className="small soft">
        {balanceDueOn === null
          ? 'Le départ est proche\u00a0: tout se règle en une fois.'
          : 'Tes dates sont dans ton espace, et on t’écrit avant le solde. Rien n’est prélevé sans toi.'}
      </p>
    </Box>
  )
}
