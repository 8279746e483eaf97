import type { BookingPrice } from '@/contract/cart-detail'
import type { bookingPrice } from '@/domain/reservations/booking-price'
import type { PaymentSchedule } from '@/domain/reservations/payment-schedule'

const euros = (cents: number): number => cents / 100

/** A price and its schedule as the contract writes them, in euros. */
export const presentPrice = ({
  price,
  schedule,
}: {
  price: ReturnType<typeof bookingPrice>
  schedule: PaymentSchedule
}): BookingPrice => ({
  lines: price.lines.map(({ kind, label, unitCents, count, amountCents, code }) => ({
    kind,
    label,
    unit: euros(unitCents),
    count,
    amount: euros(amountCents),
    ...(code !== undefined && { code }),
  })),
  total: euros(price.totalCents),
  deposit: euros(schedule.depositCents),
  deposit_due_on: schedule.depositDueOn,
  balance: euros(schedule.balanceCents),
  balance_due_on: schedule.balanceDueOn,
})
