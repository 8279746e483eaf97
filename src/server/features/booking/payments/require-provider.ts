import { HttpError } from '@/server/platform/http/errors'
import { offeredProvider } from './online-providers'
import type { OnlineProvider } from './port'

/** Who takes cards; 409 when nobody does. */
export const requireProvider = (): OnlineProvider => {
  const provider = offeredProvider()
  if (provider) return provider
  throw new HttpError({
    status: 409,
    message: 'Le paiement par carte n’est pas proposé : choisis le virement.',
    body: { reason: 'no_card' },
  })
}
