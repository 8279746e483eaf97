import { addDays } from './days'

type CancellationStep = { until: string | null; refundPercent: number }

const RULE = [
  { daysBefore: 30, refundPercent: 100 },
  { daysBefore: 14, refundPercent: 70 },
] as const

/** The cancellation rule as real dates: free until 30 days before, 70 % until 14 days before, nothing from then on. */
export const cancellationSteps = (departureStart: string): CancellationStep[] => [
  ...RULE.map(({ daysBefore, refundPercent }) => ({ until: addDays(departureStart, -daysBefore), refundPercent })),
  { until: null, refundPercent: 0 },
]

/** The steps of a cancellation rule that can still be used on a day. */
export const openSteps = <Step extends { until: string | null }>(steps: readonly Step[], today: string): Step[] =>
  steps.filter(({ until }) => until === null || until >= today)

type Booking = {
  totalCents: number
  /** What is kept already for travelers canceled one by one, in cents; the total holds it, and it is never charged twice. */
  travelersFeeCents: number
  departureStart: string
  today: string
}

/** What canceling on a day costs, in cents, and the share that is refunded. */
export const cancellationFee = ({
  totalCents,
  travelersFeeCents,
  departureStart,
  today,
}: Booking): { feeCents: number; refundPercent: number } => {
  const step = cancellationSteps(departureStart).find(({ until }) => until === null || today <= until)
  const refundPercent = step?.refundPercent ?? 0
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
