import { cancellationSteps, type CancellationTerms } from './cancellation'

/** The steps of a booking as the contract writes them. */
export const presentCancellation = (
  booking: CancellationTerms & { departureStart: string },
): Array<{ until: string | null; refund_percent: number }> =>
  cancellationSteps(booking).map(({ until, refundPercent }) => ({ until, refund_percent: refundPercent }))
