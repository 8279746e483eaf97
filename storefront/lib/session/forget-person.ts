import {
  FORGOTTEN,
  LOCAL_KEYS,
  PERSONAL_LOCAL_KEYS,
  readLocal,
  readTab,
  removeLocal,
  SESSION_KEYS,
  writeTab,
} from '@/storefront/lib/storage/browser-storage'

/**
 * Nobody is signed in: this browser keeps nothing of who was. What a visitor does before signing in (a heart, places, a
 * question) waits for them: it goes when somebody had been signed in here.
 */
export const forgetPerson = (): void => {
  // Written by who is signed in alone, in another tab perhaps.
  writeTab(SESSION_KEYS.bookingDraft, null)
  writeTab(SESSION_KEYS.bookingAgreement, null)
  writeTab(SESSION_KEYS.giftCode, null)
  removeLocal(LOCAL_KEYS.orderAttempt)
  // A phone keeps rosters for days, whichever tab they were asked in.
  mindFieldCopies(-1)
  if (readTab(SESSION_KEYS.signedInUser) !== null) forgetAll()
}

/** Somebody is signed in: what another left in this tab is not theirs. */
export const noteWhoIsHere = (userId: number): void => {
  const before = readTab(SESSION_KEYS.signedInUser)
  if (before !== null && before !== String(userId)) forgetAll()
  writeTab(SESSION_KEYS.signedInUser, String(userId))
  mindFieldCopies(userId)
}

/** Few phones keep rosters: what erases those of another than this user is no part of a page's first script. */
const mindFieldCopies = (userId: number): void => {
  if (readLocal(LOCAL_KEYS.fieldCopies) !== null)
    void import('@/storefront/lib/storage/field-copies').then(({ tidyFieldCopies }) => tidyFieldCopies(userId))
}

const forgetAll = (): void => {
  for (const key of Object.values(SESSION_KEYS)) writeTab(key, null)
  PERSONAL_LOCAL_KEYS.forEach(removeLocal)
  dispatchEvent(new Event(FORGOTTEN))
}
