import { HttpError } from '@/server/platform/http/errors'

/** What canceling costs is what was shown, in euros; 409 with the one of now, when the day has changed it. */
export const refuseOtherFee = ({ fee, feeCents }: { fee: number; feeCents: number }): void => {
  if (Math.round(fee * 100) === feeCents) return
  throw new HttpError({
    status: 409,
    message: 'Les frais d’annulation ont changé.',
    body: { reason: 'fee', fee: feeCents / 100 },
  })
}
