import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from './browser-storage'

// https://www.w3.org/TR/gpc/ and the older signal that browsers still send.
/** Whether the browser itself says « do not track me ». */
export const refusesTracking = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1'

/** Whether the site's own counter may count this browser: nobody objected, neither the visitor nor the browser. */
export const mayCount = (): boolean => readLocal(LOCAL_KEYS.audience) === null && !refusesTracking()

/** Keeps an objection to being counted, or forgets it: nothing else is ever written for the counter. */
export const chooseCount = (isCounted: boolean): void => {
  if (isCounted) removeLocal(LOCAL_KEYS.audience)
  else writeLocal(LOCAL_KEYS.audience, 'refused')
}
