import type { OutputOf } from '@/contract/define-route'
import type { getPaymentMeans } from '@/contract/payments'
import { offeredProvider } from '@/server/features/payment-methods/online-providers'
import { cardTerms } from './saved-card/card-terms'

/** Who takes cards, and by which terms one may be kept for a balance. */
export const readMeans = async (): Promise<OutputOf<typeof getPaymentMeans.response>> => {
  const provider = offeredProvider()
  if (!provider) return { card: null }
  const terms = await cardTerms(provider)
  return {
    card: {
      provider: provider.key,
      terms: terms && { version: terms.version, lines: terms.body.split('\n') },
    },
  }
}
