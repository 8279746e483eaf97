import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'
import { refusesTracking } from './refuses-tracking'

/** Whether the site's own counter may count this browser: nobody objected, neither the visitor nor the browser. */
export const mayCount = (): boolean => readLocal(LOCAL_KEYS.audience) === null && !refusesTracking()

/** Keeps an objection to being counted, or forgets it: nothing else is ever written for the counter. */
export const chooseCount = (isCounted: boolean): void => {
  if (isCounted) removeLocal(LOCAL_KEYS.audience)
  else writeLocal(LOCAL_KEYS.audience, 'refused')
}
