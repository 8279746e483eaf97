import { openHouse } from './house/house-provider'
import type { OnlineProvider } from './port'
import { openStripe } from './stripe/stripe-provider'

/** Opens a provider by the variables of the process; null where it is not configured. */
type OpenProvider = () => OnlineProvider | null

/** Who may take cards, the first that is configured before the others: one line each. With none, no card is offered. */
export const ONLINE_PROVIDERS: OpenProvider[] = [openStripe, openHouse]

/** Who takes the cards of today's customers, or null. */
export const offeredProvider = (): OnlineProvider | null => openProviders()[0] ?? null

/** The provider of a payment, also one that takes no new ones; null once it is configured no more. */
export const findProvider = (key: string): OnlineProvider | null =>
  openProviders().find((provider) => provider.key === key) ?? null

export const openProviders = (): OnlineProvider[] => ONLINE_PROVIDERS.flatMap((open) => open() ?? [])
