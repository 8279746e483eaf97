import { useEffect, useEffectEvent, useState } from 'react'
import type { InputOf } from '@/contract/define-route'
import type { payByLink } from '@/contract/payments'
import { ApiError, isRefusal } from '@/storefront/lib/api-error'
import { startPayment } from './payment-calls'

type StartInput = { token: string; onRefresh: () => Promise<unknown> }

const NO_FORM = 'Ce moyen de paiement ne s’ouvre pas ici. Choisis le virement, ou appelle-nous.'

/** Starts the payment of a link, or goes on with the one under way: the same is never started twice. */
export const useStart = ({ token, onRefresh }: StartInput) => {
  const [isStarting, setIsStarting] = useState(false)
  const [error, setError] = useState<{ text: string; isDown: boolean }>()
  const lookAgain = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    setIsStarting(false)
    void onRefresh()
  })
  useEffect(() => {
    // Who comes back from the provider's page finds this one as it was left.
    window.addEventListener('pageshow', lookAgain)
    return () => window.removeEventListener('pageshow', lookAgain)
  }, [])

  const start = async (body: InputOf<typeof payByLink.body> = {}) => {
    if (isStarting) return
    setIsStarting(true)
    setError(undefined)
    try {
      const { next } = await startPayment({ linkToken: token, body })
      if (next.kind === 'redirect') {
        location.assign(next.url)
        return
      }
      setError({ text: NO_FORM, isDown: false })
    } catch (failure) {
      setError({
        text: failure instanceof ApiError ? failure.error : 'Une erreur est survenue.',
        isDown: failure instanceof ApiError && failure.status === 503,
      })
      // What is shown may be no longer true: it was paid elsewhere, or canceled.
      if (isRefusal(failure)) await onRefresh()
    }
    setIsStarting(false)
  }
  return { start, isStarting, error }
}
