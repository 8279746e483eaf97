import { openSteps } from './cancellation'

type Step = { until: string | null; refundPercent: number }

/**
 * Whether a booking changes its date alone and for free on a day, and until when: while canceling gives everything back, that
 * day included. Afterwards it is done with the agency, as fees have begun.
 */
export const freeMove = ({
  steps,
  today,
}: {
  steps: readonly Step[]
  today: string
}): { isOpen: boolean; until: string | null } => {
  const free = steps.find(({ refundPercent }) => refundPercent === 100)
  const [reached] = openSteps(steps, today)
  return { isOpen: reached !== undefined && reached.refundPercent === 100, until: free?.until ?? null }
}
