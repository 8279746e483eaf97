import { LOCAL_KEYS, readLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'

const MOST_CLOSINGS = 2

/** Whether the banner may still show in this browser: it was closed fewer than two times (spec §4). */
export const mayShowBasket = (): boolean => closings() < MOST_CLOSINGS

/** Counts one more closing. */
export const countClosing = (): void => writeLocal(LOCAL_KEYS.closedBasketNumber, String(closings() + 1))

const closings = (): number => {
  const count = Number(readLocal(LOCAL_KEYS.closedBasketNumber))
  return Number.isInteger(count) && count > 0 ? count : 0
}
