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

/** What canceling on a day costs, in cents, and the share that is refunded. */
export const cancellationFee = ({
  totalCents,
  departureStart,
  today,
}: {
  totalCents: number
  departureStart: string
  today: string
}): { feeCents: number; refundPercent: number } => {
  const step = cancellationSteps(departureStart).find(({ until }) => until === null || today <= until)
  const refundPercent = step?.refundPercent ?? 0
  return { feeCents: Math.round((totalCents * (100 - refundPercent)) / 100), refundPercent }
}
