import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'

/** What is ordered, as it is sent. */
type Order = Record<string, unknown>
type Attempt = { order: string; key: string }

/** The key of an order: the same as long as the same thing is ordered, in every tab and after a reload. */
export const attemptKey = (order: Order): string => {
  const wanted = JSON.stringify(order)
  const kept = readAttempt()
  if (kept?.order === wanted) return kept.key
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  const attempt: Attempt = { order: wanted, key: key.join('') }
  writeLocal(LOCAL_KEYS.orderAttempt, JSON.stringify(attempt))
  return attempt.key
}

/** The order was answered: the next one is another. */
export const forgetAttempt = (): void => removeLocal(LOCAL_KEYS.orderAttempt)

const readAttempt = (): Attempt | null => {
  try {
    return JSON.parse(readLocal(LOCAL_KEYS.orderAttempt) ?? 'null') as Attempt | null
  } catch {
    return null
  }
}
