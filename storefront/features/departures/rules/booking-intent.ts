import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'

export type BookingIntent = { departure: number; travelers: number }

const FRESH = 15 * 60 * 1000

/** Remembers the places that were asked for, while one signs in, here or at a provider. */
export const keepIntent = ({ intent, now }: { intent: BookingIntent; now: number }): void =>
  writeLocal(LOCAL_KEYS.bookingIntent, JSON.stringify({ ...intent, at: now }))

/** The places asked for in the last quarter of an hour, once: they are forgotten when read. */
export const takeIntent = (now: number): BookingIntent | null => {
  const kept = readLocal(LOCAL_KEYS.bookingIntent)
  removeLocal(LOCAL_KEYS.bookingIntent)
  try {
    const { departure, travelers, at } = JSON.parse(kept ?? '{}') as Partial<BookingIntent & { at: number }>
    if (!departure || !travelers || !at || now - at > FRESH) return null
    return { departure, travelers }
  } catch {
    return null
  }
}

/** Signing in was given up. */
export const forgetIntent = (): void => removeLocal(LOCAL_KEYS.bookingIntent)
