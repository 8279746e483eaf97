import { favouriteCount } from '@/domain/catalogue/favourite-count'
import { changeSession, readSession, subscribeToSession } from '@/storefront/lib/session/store'

/** What the user wants and the server was not told yet, by expedition. */
const wanted = new Map<number, boolean>()
/** Whether it was a favourite in the server's eyes when a heart was first pressed, by user, expedition and count. */
const storedAtFirst = new Map<string, boolean>()
const listeners = new Set<() => void>()

const keyOf = ({ id, count }: { id: number; count: number }) => `${readSession().user?.id ?? ''} ${id} ${count}`
const tellListeners = () => listeners.forEach((listener) => listener())

export const subscribeToFavourites = (listener: () => void) => {
  const leaveSession = subscribeToSession(listener)
  listeners.add(listener)
  return () => {
    leaveSession()
    listeners.delete(listener)
  }
}

/** Whether the server has it among the user's favourites. */
export const isStoredFavourite = (id: number): boolean => readSession().user?.interests.includes(id) ?? false

export const wantedFavourite = (id: number): boolean | undefined => wanted.get(id)

/** What the heart shows: what the user wants, known to the server or not. */
export const isFavourite = (id: number): boolean =>
  readSession().user !== null && (wanted.get(id) ?? isStoredFavourite(id))

/** The count a heart shows, `count` being the one it was drawn with. */
export const shownCount = ({ id, count }: { id: number; count: number }): number =>
  favouriteCount({
    count,
    isStored: storedAtFirst.get(keyOf({ id, count })) ?? isStoredFavourite(id),
    isFavourite: isFavourite(id),
  })

/** Flips the hearts of an expedition before the server knows. */
export const wantFavourite = ({ id, count, isWanted }: { id: number; count: number; isWanted: boolean }): void => {
  const key = keyOf({ id, count })
  if (!storedAtFirst.has(key)) storedAtFirst.set(key, isStoredFavourite(id))
  wanted.set(id, isWanted)
  tellListeners()
}

/** The server knows: the local favourites follow, last added last. */
export const storeFavourite = ({ id, isFavourite: isNow }: { id: number; isFavourite: boolean }): void => {
  const { user } = readSession()
  if (!user) return
  const others = user.interests.filter((one) => one !== id)
  changeSession({ user: { ...user, interests: isNow ? [...others, id] : others } })
}

/** Nothing is wanted any more than what the server has: the heart is where it stands there. */
export const forgetWanted = (id: number): void => {
  wanted.delete(id)
  tellListeners()
}
