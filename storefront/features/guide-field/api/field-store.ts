import type { FieldSheet, PresenceCheck } from '@/contract/guide-field'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import {
  FIELD_BLOBS,
  FIELD_DATABASE,
  forgetFieldCopy,
  noteFieldCopy,
  readFieldCopies,
} from '@/storefront/lib/storage/field-copies'

const KEYS = 'keys'
const OWN = 'own'

/** The sheet as this phone keeps it, and when it was answered. */
export type FieldCopy = { sheet: FieldSheet; readAt: string }
/** What the server was not told yet. */
export type FieldMarks = { checks: PresenceCheck[]; readings: string[] }

/** The copy of a departure; null without one, or once it has had its days: then it goes. */
export const readCopy = async (departureId: number): Promise<FieldCopy | null> => {
  const until = readFieldCopies()?.until[departureId]
  if (until === undefined) return null
  if (until < calendarDayInParis(new Date())) {
    await forgetFieldCopy(departureId)
    return null
  }
  return read<FieldCopy>(`sheet:${String(departureId)}`)
}

/** The copies that this phone has, by departure, soonest first. */
export const listCopies = async (): Promise<FieldCopy[]> => {
  const copies = await Promise.all(Object.keys(readFieldCopies()?.until ?? {}).map((id) => readCopy(Number(id))))
  return copies
    .filter((copy) => copy !== null)
    .toSorted((one, other) => one.sheet.departure.departure_start.localeCompare(other.sheet.departure.departure_start))
}

export const keepCopy = async ({ sheet, readAt }: FieldCopy): Promise<void> => {
  const { departure_id: departureId, readable_until: until } = sheet.departure
  noteFieldCopy({ owner: sheet.viewer_id, departureId, until, readAt })
  await write(`sheet:${String(departureId)}`, { sheet, readAt })
}

export const readMarks = async (departureId: number): Promise<FieldMarks> =>
  (await read<FieldMarks>(`marks:${String(departureId)}`)) ?? { checks: [], readings: [] }

export const keepMarks = (departureId: number, marks: FieldMarks): Promise<void> =>
  write(`marks:${String(departureId)}`, marks)

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(FIELD_DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(KEYS)
      request.result.createObjectStore(FIELD_BLOBS)
    }
    request.onerror = () => reject(new Error('This browser keeps nothing.'))
    request.onsuccess = () => {
      // Erasing everything waits for no page that is open.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
  })

const done = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error('This browser keeps nothing.'))
  })

// No script can take the key out of the browser; it goes with the database.
const ownKey = async (database: IDBDatabase): Promise<CryptoKey> => {
  const known = (await done(database.transaction(KEYS).objectStore(KEYS).get(OWN))) as CryptoKey | undefined
  if (known) return known
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await done(database.transaction(KEYS, 'readwrite').objectStore(KEYS).put(key, OWN))
  return key
}

type Blob = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer }

const write = async (name: string, value: unknown): Promise<void> => {
  const database = await open()
  try {
    const key = await ownKey(database)
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(value))
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: named(name) }, key, text)
    await done(database.transaction(FIELD_BLOBS, 'readwrite').objectStore(FIELD_BLOBS).put({ iv, data }, name))
  } finally {
    database.close()
  }
}

/** Null when it is not there, or does not open. */
const read = async <Value>(name: string): Promise<Value | null> => {
  const database = await open()
  try {
    const blob = (await done(database.transaction(FIELD_BLOBS).objectStore(FIELD_BLOBS).get(name))) as Blob | undefined
    if (!blob) return null
    const key = await ownKey(database)
    const { iv, data } = blob
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: named(name) }, key, data)
    return JSON.parse(new TextDecoder().decode(text)) as Value
  } catch {
    return null
  } finally {
    database.close()
  }
}

const named = (name: string) => new TextEncoder().encode(name)
