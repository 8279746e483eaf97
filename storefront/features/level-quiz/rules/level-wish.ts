import { readTab, SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'

/** Long enough to sign up, or to come back from a provider. */
const PATIENCE_MS = 30 * 60_000

/** Keeps that a visitor asked for their level to be saved, until they are signed in. */
export const keepLevelWish = (): void => writeTab(SESSION_KEYS.levelSaveAsked, String(Date.now()))

export const forgetLevelWish = (): void => writeTab(SESSION_KEYS.levelSaveAsked, null)

/** Whether it was asked for, once; not when it is too old to be remembered. */
export const takeLevelWish = (): boolean => {
  const asked = Number(readTab(SESSION_KEYS.levelSaveAsked) ?? 0)
  forgetLevelWish()
  return Date.now() - asked < PATIENCE_MS
}
