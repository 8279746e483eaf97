import { addDays } from '@/domain/days/days'

/** Canceled so many days before the first one at the latest, this share is refunded. */
export type FeeStep = { days_before: number; refund_percent: number }

/** A version of the table of cancellation fees: from its farthest step to the one that holds until the departure, 0 days before. */
export type FeeTable = { version: string; steps: FeeStep[] }

/** What a booking is canceled by: the table of its contract, and the most that its moves have left to refund, in percent. */
export type CancellationTerms = { feeTable: FeeTable; refundCeiling: number }

/** One step as a real date: what is refunded when canceled on `until` at the latest; null: from then on. */
export type CancellationStep = { until: string | null; refundPercent: number }

/** The table as real dates, for a first day. Where a move has left less to refund, the steps above it are one with the next. */
export const cancellationSteps = ({
  feeTable,
  refundCeiling,
  departureStart,
}: CancellationTerms & { departureStart: string }): CancellationStep[] => {
  const steps = feeTable.steps.map(({ days_before, refund_percent }) => ({
    until: days_before === 0 ? null : addDays(departureStart, -days_before),
    refundPercent: Math.min(refund_percent, refundCeiling),
  }))
  return steps.filter(({ refundPercent }, index) => steps[index + 1]?.refundPercent !== refundPercent)
}

/** The steps of a cancellation rule that can still be used on a day. */
export const openSteps = <Step extends { until: string | null }>(steps: readonly Step[], today: string): Step[] =>
  steps.filter(({ until }) => until === null || until >= today)

type Day = { departureStart: string; today: string }

/** The share that is refunded on a day, in percent. */
export const refundPercentOn = ({ today, ...booking }: CancellationTerms & Day): number =>
  openSteps(cancellationSteps(booking), today)[0]?.refundPercent ?? 0

/**
 * The most that is left to refund once a booking goes to other dates, in percent: a move keeps the step that was reached, however
 * far the new dates are. Told the first day that it leaves.
 */
export const ceilingAfterMove = (booking: CancellationTerms & Day): number => refundPercentOn(booking)

type Booking = CancellationTerms &
  Day & {
    totalCents: number
    /** What is kept already for travelers canceled one by one, in cents; the total holds it, and it is never charged twice. */
    travelersFeeCents: number
  }

/** What canceling on a day costs, in cents, and the share that is refunded. */
export const cancellationFee = (booking: Booking): { feeCents: number; refundPercent: number } => {
  const { totalCents, travelersFeeCents } = booking
  const refundPercent = refundPercentOn(booking)
  const fee = Math.round(((totalCents - travelersFeeCents) * (100 - refundPercent)) / 100)
  return { feeCents: travelersFeeCents + fee, refundPercent }
}

/**
 * What canceling one traveler of several costs on a day, in cents: their share of the price by the same rule. `totalCents`
 * is what the booking costs from then on, that fee among it.
 */
export const travelerCancellation = ({
  shareCents,
  ...booking
}: Booking & { shareCents: number }): { feeCents: number; refundPercent: number; totalCents: number } => {
  const { feeCents, refundPercent } = cancellationFee({ ...booking, totalCents: shareCents, travelersFeeCents: 0 })
  return { feeCents, refundPercent, totalCents: booking.totalCents - shareCents + feeCents }
}
