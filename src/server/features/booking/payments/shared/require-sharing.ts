import { HttpError } from '@/server/platform/http/errors'
import type { OnlineProvider } from '../port'
import { requireProvider } from '../require-provider'

/** Who takes cards and can hold a sum until all are in; 409 when nobody does. */
export const requireSharing = (): OnlineProvider => {
  const provider = requireProvider()
  if (provider.capture && provider.release) return provider
  throw new HttpError({
    status: 409,
    message: 'L’acompte ne se partage pas en ce moment\u00a0: règle-le en une fois.',
    body: { reason: 'no_sharing' },
  })
}
