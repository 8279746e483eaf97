import { useState } from 'react'
import { type ApiError, refusalOf } from '@/storefront/lib/api/api-error'

/**
 * Sends what a press asks for, one sending at a time: another press meanwhile does nothing. It keeps a refusal until the next
 * sending or `forgetRefusal`, and hands it to `onRefusal`, which may load again what is no longer true.
 */
export const useSending = () => {
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const run = async (send: () => Promise<void>, onRefusal?: (refusal: ApiError) => unknown): Promise<void> => {
    if (isSending) return
    setIsSending(true)
    setRefusal(null)
    try {
      await send()
    } catch (error) {
      const refused = refusalOf(error)
      setRefusal(refused)
      await onRefusal?.(refused)
    } finally {
      setIsSending(false)
    }
  }
  return { isSending, refusal, run, forgetRefusal: () => setRefusal(null) }
}
