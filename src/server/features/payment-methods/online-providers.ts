import { HttpError } from '@/server/platform/http/errors'
import { openSandbox } from '@lagopede/sandbox-provider/client/sandbox-provider'
import type { OnlineProvider } from './port'
import { openStripe } from './stripe/stripe-provider'

/** Opens a provider by the variables of the process; null where it is not configured. */
type OpenProvider = () => OnlineProvider | null

/** Who may take cards, the first that is configured before the others: one line each. With none, no card is offered. */
export const ONLINE_PROVIDERS: OpenProvider[] = [openStripe, openSandbox]

/** Who takes the cards of today's customers, or null. */
export const offeredProvider = (): OnlineProvider | null => openProviders()[0] ?? null

/** The provider of a payment, also one that takes no new ones; null once it is configured no more. */
export const findProvider = (key: string): OnlineProvider | null =>
  openProviders().find((provider) => provider.key === key) ?? null

export const openProviders = (): OnlineProvider[] => ONLINE_PROVIDERS.flatMap((open) => open() ?? [])

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
