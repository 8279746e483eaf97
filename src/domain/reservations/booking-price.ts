import { childFareLabel, type ChildFare } from '@/domain/seats/child-fare'
import { discountCents, discountLabel, type Discount } from './discount'

export type ChosenOption = { id: string; label: string; unitCents: number; count: number }

/**
 * `kind`: whether it is the trip, for those who pay the whole price or that of children, an option, or what is taken off, which is
 * below zero.
 */
type PriceLine = {
  kind: 'full' | 'child' | 'option' | 'discount'
  label: string
  unitCents: number
  count: number
  amountCents: number
  /** Of a promo code. */
  code?: string
}

export type PricedBooking = {
  label: string
  unitCents: number
  travelers: number
  /** What children pay, and how many of the travelers pay it; null where everybody pays the same. */
  childFare: ChildFare | null
  children: number
  /** What each traveler pays who was added at another price; they count among the travelers, not among the children. */
  added?: readonly number[]
  options: readonly ChosenOption[]
  discounts: readonly Discount[]
}

/**
 * What a booking costs, line by line, in cents: the trip for each traveler, the options for those who take them, and what is taken
 * off.
 */
export const bookingPrice = ({
  label,
  unitCents,
  travelers,
  childFare,
  children,
  added = [],
  options,
  discounts,
}: PricedBooking): { lines: PriceLine[]; totalCents: number } => {
  const full = travelers - added.length
  const lines = [
    ...(childFare && children > 0
      ? [
          line({ kind: 'full', label: childFare.fullLabel, unitCents, count: full - children }),
          line({
            kind: 'child',
            label: childFareLabel(childFare.maxAge),
            unitCents: childFare.unitCents,
            count: children,
          }),
        ]
      : [line({ kind: 'full', label, unitCents, count: full })]),
    ...[...new Set(added)].map((cents) =>
      line({ kind: 'full', label: ADDED, unitCents: cents, count: added.filter((one) => one === cents).length }),
    ),
    // Fewer travelers than when the option was chosen: nobody pays for who stays at home.
    ...options.map((option) => line({ kind: 'option', ...option, count: Math.min(option.count, travelers) })),
  ].filter(({ count }) => count > 0)
  const all = [...lines, ...discountLines({ lines, discounts })]
  return { lines: all, totalCents: sumOf(all) }
}

/** How the place of a traveler is called who was added at another price than the contract's. */
const ADDED = 'Voyageur ajouté, au prix de ce jour-là'

const discountLines = ({
  lines,
  discounts,
}: {
  lines: readonly PriceLine[]
  discounts: readonly Discount[]
}): PriceLine[] => {
  const fares = lines.filter(({ kind }) => kind !== 'option')
  const optionsCents = sumOf(lines) - sumOf(fares)
  return discountCents({ discounts, fares, optionsCents }).flatMap((cents, index) => {
    const discount = discounts[index]
    // A discount of nothing is no line.
    if (!discount || cents === 0) return []
    const label = discountLabel(discount)
    const told = line({ kind: 'discount', label, unitCents: -cents, count: 1 })
    return [discount.kind === 'promo' ? { ...told, code: discount.code } : told]
  })
}

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What one traveler of several costs, in cents, at the price that they pay: how much less the booking is without them. */
export const travelerShareCents = ({
  isChild,
  addedCents = null,
  ...booking
}: PricedBooking & { isChild: boolean; addedCents?: number | null }): number => {
  const { travelers, children, added = [] } = booking
  const leaves = addedCents === null ? -1 : added.indexOf(addedCents)
  const without = {
    ...booking,
    travelers: travelers - 1,
    children: isChild ? children - 1 : children,
    added: added.filter((_cents, index) => index !== leaves),
  }
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
