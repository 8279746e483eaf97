import { HttpError } from '@/server/platform/http/errors'

/** The fee and the total, in euros, are those that were shown; 409 with those of now when they are not. */
export const refuseOtherSums = ({
  shown: { fee, total },
  now: { feeCents, totalCents },
  message,
}: {
  shown: { fee: number; total: number }
  now: { feeCents: number; totalCents: number }
  message: string
}): void => {
  if (Math.round(fee * 100) === feeCents && Math.round(total * 100) === totalCents) return
  throw new HttpError({
    status: 409,
    message,
    body: { reason: 'price', fee: feeCents / 100, total: totalCents / 100 },
  })
}
