import { useEffect, useState } from 'react'
import { ApiError, refusalOf } from '@/storefront/lib/api/api-error'

/**
 * What canceling costs, once it is known what is canceled, and the press that does it for that sum and no other. A refusal
 * loads the sum again: the day changed, perhaps.
 */
export const useCancellation = <Preview extends { fee: number }>({
  load,
  send,
  onRefused,
}: {
  /** Null while nothing is chosen; the same function for the same choice. */
  load: (() => Promise<Preview>) | null
  /** Cancels for what was told. */
  send: (preview: Preview) => Promise<void>
  /** Something else is true by now than what is shown. */
  onRefused?: () => Promise<void>
}) => {
  const [found, setFound] = useState<{ load: unknown; preview?: Preview; error?: string }>()
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    if (!load) return undefined
    let isGone = false
    load().then(
      (preview) => !isGone && setFound({ load, preview }),
      (refusal: unknown) => !isGone && setFound({ load, error: messageOf(refusal) }),
    )
    return () => {
      isGone = true
    }
  }, [load])

  const shown = found?.load === load ? found : undefined
  const confirm = async () => {
    if (isSending || !load || !shown?.preview) return
    setIsSending(true)
    setFound({ load, preview: shown.preview })
    try {
      await send(shown.preview)
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.status === 409) await onRefused?.().catch(() => undefined)
      const preview = await load().catch(() => undefined)
      setFound({ load, error: messageOf(refusal), ...(preview && { preview }) })
    } finally {
      setIsSending(false)
    }
  }
  return { preview: shown?.preview, error: shown?.error, isSending, confirm }
}

const messageOf = (refusal: unknown): string => refusalOf(refusal).error
