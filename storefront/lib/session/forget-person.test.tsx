import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { COOKIES, LOCAL_KEYS, SESSION_KEYS } from '@/storefront/lib/storage/browser-storage'
import { startSession } from './load'
import { resetSession } from './store'

/** Each key of the browser's storage, and whether it outlives the session of who wrote it. A new one says it here. */
const AT_SIGN_OUT = {
  'cookie d_id': 'removed by the server',
  'cookie utm_source': 'kept',
  'cookie sign_up': 'told once, then removed',
  'cookie newsletter_denials': 'kept',
  'cookie newsletter_closed': 'kept',
  'local closedPhoneModal': 'kept',
  'local cookieConsent': 'kept',
  'local audienceCount': 'kept',
  'local closedBasketNumber': 'kept',
  'local fieldCopies': 'removed',
  'local newsletterAsked': 'removed',
  'local bookingIntent': 'removed',
  'local orderAttempt': 'removed',
  'local untoldEvents': 'removed',
  'local levelAnswers': 'removed',
  'local ownTown': 'removed',
  'tab signedInUser': 'removed',
  'tab comparedTrips': 'removed',
  'tab comparedFrom': 'removed',
  'tab favouriteWish': 'removed',
  'tab levelSaveAsked': 'removed',
  'tab favouriteNewsAsked': 'removed',
  'tab bookingDraft': 'removed',
  'tab bookingAgreement': 'removed',
  'tab giftCode': 'removed',
  'tab messageDrafts': 'removed',
}

const USER = { id: 7, email: 'camille@lagopede.test' }

beforeEach(() => {
  resetSession()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

/** A browser that erases a database when it is asked to. */
const DATABASES = {
  deleteDatabase: () => {
    const request: { onsuccess?: () => void } = {}
    queueMicrotask(() => request.onsuccess?.())
    return request
  },
}

/** A page is opened while this person, or nobody, is signed in. */
const openPage = async (user: { id: number } | null) => {
  vi.stubGlobal('indexedDB', DATABASES)
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address.endsWith('/user') ? { ...USER, ...user } : { jwt: user && 'token' })),
  )
  await startSession()
}

const fill = () => {
  for (const key of Object.values(LOCAL_KEYS)) localStorage.setItem(key, 'x')
  localStorage.setItem(LOCAL_KEYS.fieldCopies, JSON.stringify({ owner: USER.id, until: {} }))
  for (const key of Object.values(SESSION_KEYS)) if (key !== 'signedInUser') sessionStorage.setItem(key, 'x')
}

const left = () => ({ local: Object.keys(localStorage).toSorted(), tab: Object.keys(sessionStorage).toSorted() })
const everything = () => ({
  local: Object.values(LOCAL_KEYS).toSorted(),
  tab: Object.values(SESSION_KEYS).toSorted(),
})
const named = (fate: string, kind: string) =>
  Object.entries(AT_SIGN_OUT)
    .filter(([name, what]) => what === fate && name.startsWith(`${kind} `))
    .map(([name]) => name.slice(kind.length + 1))
    .toSorted()

it('has a fate for each key', () => {
  const keys = [
    ...Object.values(COOKIES).map((name) => `cookie ${name}`),
    ...Object.values(LOCAL_KEYS).map((name) => `local ${name}`),
    ...Object.values(SESSION_KEYS).map((name) => `tab ${name}`),
  ]
  expect(Object.keys(AT_SIGN_OUT).toSorted()).toEqual(keys.toSorted())
})

it('keeps nothing of a person on the page after the end of their session', async () => {
  await openPage(USER)
  fill()
  await openPage(null)
  await vi.waitFor(() => {
    expect(left()).toEqual({ local: named('kept', 'local'), tab: named('kept', 'tab') })
  })
})

it('keeps nothing of a person for the next one', async () => {
  await openPage(USER)
  fill()
  await openPage({ id: 8 })
  await vi.waitFor(() => {
    expect(left()).toEqual({ local: named('kept', 'local'), tab: ['signedInUser'] })
  })
})

it('keeps all while the same person stays', async () => {
  await openPage(USER)
  fill()
  await openPage(USER)
  expect(left()).toEqual(everything())
})

it('keeps what a visitor did before signing in, but nothing that only who is signed in writes', async () => {
  fill()
  await openPage(null)
  expect(left().tab).toEqual([
    'comparedFrom',
    'comparedTrips',
    'favouriteNewsAsked',
    'favouriteWish',
    'levelSaveAsked',
    'messageDrafts',
  ])
  expect(left().local).toEqual(everything().local.filter((key) => key !== 'orderAttempt'))
  await openPage(USER)
  expect(left().tab).toEqual([
    'comparedFrom',
    'comparedTrips',
    'favouriteNewsAsked',
    'favouriteWish',
    'levelSaveAsked',
    'messageDrafts',
    'signedInUser',
  ])
})
