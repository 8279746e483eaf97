import { childFareLabel, type ChildFare } from './child-fare'

export type ChosenOption = { id: string; label: string; unitCents: number; count: number }

/** `kind`: whether it is the trip, for those who pay the whole price or that of children, or an option. */
type PriceLine = {
  kind: 'full' | 'child' | 'option'
  label: string
  unitCents: number
  count: number
  amountCents: number
}

export type PricedBooking = {
  label: string
  unitCents: number
  travelers: number
  /** What children pay, and how many of the travelers pay it; null where everybody pays the same. */
  childFare: ChildFare | null
  children: number
  options: readonly ChosenOption[]
}

/** What a booking costs, line by line, in cents: the trip for each traveler, and the options for those who take them. */
export const bookingPrice = ({
  label,
  unitCents,
  travelers,
  childFare,
  children,
  options,
}: PricedBooking): { lines: PriceLine[]; totalCents: number } => {
  const lines = [
    ...(childFare && children > 0
      ? [
          line({ kind: 'full', label: childFare.fullLabel, unitCents, count: travelers - children }),
          line({
            kind: 'child',
            label: childFareLabel(childFare.maxAge),
            unitCents: childFare.unitCents,
            count: children,
          }),
        ]
      : [line({ kind: 'full', label, unitCents, count: travelers })]),
    // Fewer travelers than when the option was chosen: nobody pays for who stays at home.
    ...options.map((option) => line({ kind: 'option', ...option, count: Math.min(option.count, travelers) })),
  ].filter(({ count }) => count > 0)
  return { lines, totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

/** What one traveler of several costs, in cents, at the price that they pay: how much less the booking is without them. */
export const travelerShareCents = ({ isChild, ...booking }: PricedBooking & { isChild: boolean }): number => {
  const { travelers, children } = booking
  const without = { ...booking, travelers: travelers - 1, children: isChild ? children - 1 : children }
  return bookingPrice(booking).totalCents - bookingPrice(without).totalCents
}

const line = ({ kind, label, unitCents, count }: Omit<PriceLine, 'amountCents'>): PriceLine => ({
  kind,
  label,
  unitCents,
  count,
  amountCents: unitCents * count,
})

/** The options that were taken, in words: « Assurance annulation × 2 ». */
export const optionWords = (options: ReadonlyArray<Pick<ChosenOption, 'label' | 'count'>>): string =>
  options.map(({ label, count }) => `${label} ×\u00a0${String(count)}`).join(', ')
