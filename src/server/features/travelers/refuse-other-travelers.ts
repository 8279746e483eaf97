import { HttpError } from '@/server/platform/http/errors'

/**
 * The places of travelers are those that were shown; 409 once one of them was canceled, as the next ones moved up. Nothing is
 * checked for a client that does not say how many it saw.
 */
export const refuseOtherTravelers = ({ shown, travelers }: { shown: number | undefined; travelers: number }): void => {
  if (shown === undefined || shown === travelers) return
  throw new HttpError({
    status: 409,
    message: 'Les voyageurs de cette réservation ont changé\u00a0: recharge la page avant de continuer.',
    body: { reason: 'travelers', travelers_count: travelers },
  })
}
