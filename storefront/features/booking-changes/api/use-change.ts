import { useState } from 'react'
import { ApiError, refusalOf } from '@/storefront/lib/api/api-error'

/** The press that changes a booking; a refusal is told, and what is shown becomes what is true now. */
export const useChange = ({ onRefresh }: { onRefresh: () => Promise<void> }) => {
  const [error, setError] = useState<ApiError | null>(null)
  const [isSending, setIsSending] = useState(false)
  const confirm = async (send: () => Promise<void>) => {
    if (isSending) return
    setIsSending(true)
    setError(null)
    try {
      await send()
    } catch (refusal) {
      setError(refusalOf(refusal))
      if (refusal instanceof ApiError && refusal.status === 409) await onRefresh().catch(() => undefined)
    } finally {
      setIsSending(false)
    }
  }
  return { error: error?.error, fields: error?.errors ?? [], isSending, confirm }
}
