import { readTab, SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'
import type { Favourite } from './favourite'

/** Long enough to sign up, or to come back from a provider. */
const PATIENCE_MS = 30 * 60_000

/** Keeps what a visitor likes until they are signed in. */
export const keepWish = (favourite: Favourite): void =>
  writeTab(SESSION_KEYS.favouriteWish, JSON.stringify({ ...favourite, at: Date.now() }))

export const forgetWish = (): void => writeTab(SESSION_KEYS.favouriteWish, null)

/** What was kept, once; null when there is nothing, or it is too old to be remembered. */
export const takeWish = (): Favourite | null => {
  const kept = readTab(SESSION_KEYS.favouriteWish)
  forgetWish()
  if (kept === null) return null
  try {
    const { at, ...wish } = JSON.parse(kept) as Partial<Favourite & { at: number }>
    const isFresh = typeof at === 'number' && Date.now() - at < PATIENCE_MS
    return isFresh && typeof wish.id === 'number' ? { ...UNNAMED, ...wish, id: wish.id } : null
  } catch {
    return null
  }
}

const UNNAMED = { name: '', price: 0, count: 0, thumbnail: null }
