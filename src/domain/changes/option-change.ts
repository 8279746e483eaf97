import { bookingPrice, type ChosenOption, type PricedBooking } from '@/domain/reservations/booking-price'
import { cancellationFee, type CancellationTerms } from './cancellation'

/**
 * Whether options of a booking change on a day: until its balance is due, that day included. Where everything was due at once
 * there is no such day, and it is the agency's to see.
 */
export const mayChangeOptions = ({ balanceDueOn, today }: { balanceDueOn: string | null; today: string }): boolean =>
  balanceDueOn !== null && today <= balanceDueOn

type Booking = CancellationTerms & {
  departureStart: string
  today: string
  priced: PricedBooking
  totalCents: number
  depositCents: number
}

export type OptionChange = {
  options: ChosenOption[]
  /** Kept of what is dropped, by the table of canceling. */
  feeCents: number
  totalCents: number
  depositCents: number
}

/**
 * What a booking comes to, in cents, once an option is for so many travelers. What is added is due with the balance, for a deposit
 * that was paid stays paid; what is dropped is given back as canceling would, and the deposit comes down with it.
 */
export const changeOption = ({
  option,
  ...booking
}: Booking & {
  /** As it is to be; none of it takes it away. */
  option: ChosenOption
}): OptionChange => {
  const { totalCents, depositCents, priced } = booking
  const others = priced.options.filter(({ id }) => id !== option.id)
  const options = option.count > 0 ? inOrder({ options: priced.options, others, option }) : others
  const difference = bookingPrice({ ...priced, options }).totalCents - bookingPrice(priced).totalCents
  if (difference >= 0) return { options, feeCents: 0, totalCents: totalCents + difference, depositCents }
  const { feeCents } = cancellationFee({ ...booking, totalCents: -difference, travelersFeeCents: 0 })
  const total = totalCents + difference + feeCents
  return {
    options,
    feeCents,
    totalCents: total,
    depositCents: Math.round((depositCents * total) / Math.max(totalCents, 1)),
  }
}

/** The option keeps its place among those that were chosen, or comes last. */
const inOrder = ({
  options,
  others,
  option,
}: {
  options: readonly ChosenOption[]
  others: ChosenOption[]
  option: ChosenOption
}): ChosenOption[] =>
  others.length === options.length ? [...others, option] : options.map((one) => (one.id === option.id ? option : one))
