import { useEffect, useEffectEvent, useState } from 'react'
import type { InputOf } from '@/contract/define-route'
import type { payByLink } from '@/contract/payments'
import { ApiError, isRefusal, refusalOf } from '@/storefront/lib/api/api-error'
import { startPayment } from './payment-calls'

type StartInput = { token: string; onRefresh: () => Promise<unknown> }

/** The provider's own form, shown in this page. */
export type EmbeddedForm = { clientSecret: string; publishableKey: string }

/** Starts the payment of a link, or goes on with the one under way: the same is never started twice. */
export const useStart = ({ token, onRefresh }: StartInput) => {
  const [isStarting, setIsStarting] = useState(false)
  const [form, setForm] = useState<EmbeddedForm | null>(null)
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
      setForm(next)
      // What is asked for is said by the page, under way now.
      await onRefresh()
    } catch (failure) {
      setError({
        text: refusalOf(failure).error,
        isDown: failure instanceof ApiError && failure.status === 503,
      })
      // What is shown may be no longer true: it was paid elsewhere, or canceled.
      if (isRefusal(failure)) await onRefresh()
    }
    setIsStarting(false)
  }
  const closeForm = () => setForm(null)
  return { start, isStarting, error, form, closeForm }
}
