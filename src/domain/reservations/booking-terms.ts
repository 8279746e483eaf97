import { openSteps } from '@/domain/changes/cancellation'
import { describeCancellation } from '@/domain/changes/describe-cancellation'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { paymentSchedule } from './payment-schedule'

type Terms = {
  /** First day of the trip and today, as calendar days. */
  departureStart: string
  today: string
  /** Of one person, in euros. */
  price: number
  /** Asked at the booking, in percent. */
  depositPercent: number
  /** What is refunded, step by step. */
  cancellation: ReadonlyArray<{ until: string | null; refund_percent: number }>
}

/** What one agrees to by booking a departure today, in sentences: how it is canceled, and what is paid when. */
export const bookingTerms = ({ departureStart, today, price, depositPercent, cancellation }: Terms): string[] => {
  const { depositCents, balanceCents, balanceDueOn } = paymentSchedule({
    totalCents: Math.round(price * 100),
    departureStart,
    bookedOn: today,
    depositPercent,
  })
  return [
    // A day that is over is nothing to offer.
    describeCancellation(openSteps(cancellation, today)),
    balanceDueOn === null
      ? `Tout se règle à la réservation${depositPercent === 100 ? '' : '\u00a0: le départ est proche'}.`
      : `Acompte de ${formatPrice(depositCents / 100)} par personne à la réservation, solde de ${formatPrice(balanceCents / 100)} avant le ${formatShortDate(balanceDueOn)}.`,
  ]
}
