import { calendarDayInParis } from '@/domain/days/calendar-day'
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from './browser-storage'

/**
 * What the field page keeps on a phone: one database, one cache, one worker of that page alone, and one that leads to the list of
 * what is kept where the network does not answer.
 */
export const FIELD_DATABASE = 'lagopede-terrain'
export const FIELD_BLOBS = 'blobs'
const FIELD_CACHE = 'lagopede-terrain'
export const FIELD_SCOPE = '/my-expeditions/terrain/'
export const KEPT_LIST = `${FIELD_SCOPE}hors-ligne`

/**
 * Whose copies this browser keeps, until which day each departure's, and when each was made. Numbers, days and instants: nothing of
 * travelers.
 */
type FieldCopies = { owner: number; until: Record<string, string>; made?: Record<string, string> }

export const readFieldCopies = (): FieldCopies | null => {
  const text = readLocal(LOCAL_KEYS.fieldCopies)
  if (text === null) return null
  try {
    return JSON.parse(text) as FieldCopies
  } catch {
    return { owner: 0, until: {} }
  }
}

/** Says first that a copy is kept: whatever ends this page in the middle, the next one knows what to erase. */
export const noteFieldCopy = ({ owner, departureId, until, readAt }: NotedCopy) => {
  const known = readFieldCopies()
  const kept = known?.owner === owner ? known : null
  const copies: FieldCopies = {
    owner,
    until: { ...kept?.until, [departureId]: until },
    made: { ...kept?.made, [departureId]: readAt },
  }
  writeLocal(LOCAL_KEYS.fieldCopies, JSON.stringify(copies))
}

type NotedCopy = { owner: number; departureId: number; until: string; readAt: string }

/** Erases every copy, the key that opens them, the page's shell, and both workers. */
export const forgetFieldCopies = async (): Promise<void> => {
  if (readFieldCopies() === null) return
  const shell = 'caches' in globalThis ? caches.delete(FIELD_CACHE) : null
  await Promise.all([deleteDatabase(), shell, unregister()])
  removeLocal(LOCAL_KEYS.fieldCopies)
}

/** Erases one departure's copy; all that goes with copies once it was the last. */
export const forgetFieldCopy = async (departureId: number): Promise<void> => {
  const known = readFieldCopies()
  if (known === null) return
  const { [departureId]: _until, ...until } = known.until
  const { [departureId]: _made, ...made } = known.made ?? {}
  if (Object.keys(until).length === 0) return forgetFieldCopies()
  await deleteBlobs(departureId)
  await (await caches.open(FIELD_CACHE)).delete(`${FIELD_SCOPE}${String(departureId)}`)
  writeLocal(LOCAL_KEYS.fieldCopies, JSON.stringify({ ...known, until, ...(known.made && { made }) }))
}

/** Erases what is not, or no longer, for this browser: all of it when somebody else is signed in, else what has had its days. */
export const tidyFieldCopies = async (userId: number): Promise<void> => {
  const known = readFieldCopies()
  if (known === null) return
  if (known.owner !== userId) return forgetFieldCopies()
  const today = calendarDayInParis(new Date())
  for (const [id, until] of Object.entries(known.until)) if (until < today) await forgetFieldCopy(Number(id))
}

const deleteDatabase = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(FIELD_DATABASE)
    request.onsuccess = request.onerror = () => resolve()
  })

const deleteBlobs = (departureId: number) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.open(FIELD_DATABASE)
    // A phone that stopped before its first copy was written has no database: none is made to erase from.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve()
    request.onsuccess = () => {
      const database = request.result
      const work = database.transaction(FIELD_BLOBS, 'readwrite')
      for (const kind of ['sheet', 'marks']) work.objectStore(FIELD_BLOBS).delete(`${kind}:${String(departureId)}`)
      work.oncomplete = work.onabort = () => {
        database.close()
        resolve()
      }
    }
  })

const unregister = async () => {
  if (!('serviceWorker' in navigator)) return
  // The narrow one first: without it, the wide one answers for its addresses.
  for (const scope of [FIELD_SCOPE, '/']) await (await navigator.serviceWorker.getRegistration(scope))?.unregister()
}
