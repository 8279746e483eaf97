import { cookieName } from '@/domain/accounts/cookie-name'

/** Every cookie and localStorage key that the pages read or write. The session's own cookie is out of their reach. */
export const COOKIES = {
  /** The user's number while logged in, set and removed by the server. */
  userId: 'd_id',
  /** Where the visitor came from, set once (spec §7). */
  referral: 'utm_source',
  /** A sign-up, kept until what measures was told of it, ten minutes at most. */
  signUp: 'sign_up',
  /** How often the newsletter was declined. */
  newsletterDenials: 'newsletter_denials',
  /** The newsletter was answered in the last 24 hours. */
  newsletterClosed: 'newsletter_closed',
} as const

export const LOCAL_KEYS = {
  /** `'true'` once the phone popup was closed. */
  phonePopupClosed: 'closedPhoneModal',
  /** What the visitor lets the site measure. */
  consent: 'cookieConsent',
  /** `'refused'` once the visitor objected to being counted. */
  audience: 'audienceCount',
  /** How often the basket banner was closed (spec §4). */
  closedBasketNumber: 'closedBasketNumber',
  /** The places that were asked for before signing in. */
  bookingIntent: 'bookingIntent',
  /** The day a newsletter was asked for here, without its address, until the link of its mail is pressed or over. */
  newsletterAsked: 'newsletterAsked',
  /** What is measured of a booking, kept until a page where it may be told. */
  untoldEvents: 'untoldEvents',
  /** The key of the order being sent, so that a double click or a reload never books twice. */
  orderAttempt: 'orderAttempt',
  /** What was answered to the level quiz, and the levels found once it is whole. */
  levelAnswers: 'levelAnswers',
  /** The town one leaves from, by which journeys and their carbon are counted. Sent as its code alone, with what is asked for it. */
  town: 'ownTown',
  /** Whose rosters this phone keeps for the field, and until when. */
  fieldCopies: 'fieldCopies',
} as const

/** The event of the window that says so when this browser forgets who was signed in. */
export const FORGOTTEN = 'lagopede:forgotten'

/** What former versions wrote, health of travelers included: removed wherever it is found. */
export const FORMER_LOCAL_KEYS = ['bookingDraft'] as const

/** What is about the person who is signed in: it goes with them. The others are about the browser. */
export const PERSONAL_LOCAL_KEYS = [
  LOCAL_KEYS.bookingIntent,
  LOCAL_KEYS.newsletterAsked,
  LOCAL_KEYS.orderAttempt,
  LOCAL_KEYS.untoldEvents,
  LOCAL_KEYS.levelAnswers,
  LOCAL_KEYS.town,
] as const

/** Kept for this tab alone, across a trip to a sign-in provider. All of it is about the person: it goes with them. */
export const SESSION_KEYS = {
  /** The number of who was signed in when this tab last looked. */
  signedInUser: 'signedInUser',
  /** The expedition that was liked before signing in. */
  favouriteWish: 'favouriteWish',
  /** When saving one's level was asked for before signing in. */
  levelSaveAsked: 'levelSaveAsked',
  /** The user whose favourites' news were asked for. */
  favouriteNewsAsked: 'favouriteNewsAsked',
  /** The names of travelers that were typed and are not saved yet. */
  bookingDraft: 'bookingDraft',
  /** What was ticked of the conditions of the booking being made, until it is paid for. */
  bookingAgreement: 'bookingAgreement',
  /** The code of the gift card that is on its way to the payment. */
  giftCode: 'giftCode',
  /** The trips that were compared last, by slug and name: one that is looked at next may join them. */
  compared: 'comparedTrips',
  /** The filters of the list that those trips were chosen from, for the way back to it. */
  comparedFrom: 'comparedFrom',
  /** The questions and answers being written. */
  messageDrafts: 'messageDrafts',
} as const

const keptName = (name: string): string => cookieName({ name, isSecure: location.protocol === 'https:' })

export const readCookie = (name: string): string | null => {
  const start = `${keptName(name)}=`
  const line = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  if (line === undefined) return null
  try {
    return decodeURIComponent(line.slice(start.length))
  } catch {
    return null
  }
}

/** `seconds` is how long the cookie stays; 0 removes it. */
export const writeCookie = ({ name, value, seconds }: { name: string; value: string; seconds: number }): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${keptName(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${String(seconds)}; SameSite=Lax${secure}`
}

export const removeCookie = (name: string): void => writeCookie({ name, value: '', seconds: 0 })

/** What a cookie says once: read, then removed. */
export const takeCookie = (name: string): string | null => {
  const value = readCookie(name)
  if (value !== null) removeCookie(name)
  return value
}

// Browsers may refuse localStorage altogether: then nothing is remembered.
export const readLocal = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const writeLocal = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

export const removeLocal = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

export const readTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** `null` forgets it. */
export const writeTab = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    return
  }
}
