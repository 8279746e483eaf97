export type ChosenOption = { id: string; label: string; unitCents: number; count: number }

type PriceLine = { label: string; unitCents: number; count: number; amountCents: number }

/** What a booking costs, line by line, in cents: the trip for each traveler, and the options for those who take them. */
export const bookingPrice = ({
  label,
  unitCents,
  travelers,
  options,
}: {
  label: string
  unitCents: number
  travelers: number
  options: readonly ChosenOption[]
}): { lines: PriceLine[]; totalCents: number } => {
  const lines = [
    line({ label, unitCents, count: travelers }),
    // Fewer travelers than when the option was chosen: nobody pays for who stays at home.
    ...options.map((option) => line({ ...option, count: Math.min(option.count, travelers) })),
  ].filter(({ count }) => count > 0)
  return { lines, totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

/** What one traveler of several costs, in cents: how much less the booking is without them. */
export const travelerShareCents = (booking: Parameters<typeof bookingPrice>[0]): number =>
  bookingPrice(booking).totalCents - bookingPrice({ ...booking, travelers: booking.travelers - 1 }).totalCents

const line = ({ label, unitCents, count }: { label: string; unitCents: number; count: number }): PriceLine => ({
  label,
  unitCents,
  count,
  amountCents: unitCents * count,
})

/** The options that were taken, in words: « Assurance annulation × 2 ». */
export const optionWords = (options: ReadonlyArray<Pick<ChosenOption, 'label' | 'count'>>): string =>
  options.map(({ label, count }) => `${label} ×\u00a0${String(count)}`).join(', ')
