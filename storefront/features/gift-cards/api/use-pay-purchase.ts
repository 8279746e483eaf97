import { useEffect, useEffectEvent, useState } from 'react'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { payPurchase } from './gift-calls'

/** Goes on with the payment of a card: at the provider's page, or by its form in this one. */
export const usePayPurchase = ({ token, onRefresh }: { token: string; onRefresh: () => Promise<unknown> }) => {
  const [form, setForm] = useState<{ clientSecret: string; publishableKey: string } | null>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const pay = async () => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      const { next } = await payPurchase(token)
      if (next.kind === 'redirect') {
        location.assign(next.url)
        return
      }
      setForm(next)
    } catch (reason) {
      setError(refusalOf(reason).error)
      await onRefresh()
    }
    setIsBusy(false)
  }
  return { pay, form, closeForm: () => setForm(null), error, isBusy }
}

/** Opens the provider's form once, for who waits for it. */
export const useOpenForm = ({ isAwaited, open }: { isAwaited: boolean; open: () => Promise<void> }): void => {
  const openNow = useEffectEvent(() => void open())
  useEffect(() => {
    if (isAwaited) openNow()
  }, [isAwaited])
}
