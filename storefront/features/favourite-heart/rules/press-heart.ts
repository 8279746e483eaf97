import { askLogin, readSession, subscribeToSession } from '@/storefront/lib/session-store'
import type { Favourite } from './favourite'
import { isFavourite } from './favourite-state'
import { keepWish } from './favourite-wish'
import { setFavourite } from './set-favourite'

/** A heart was pressed: the favourite changes, or a visitor is asked to sign in and their wish kept until then. */
export const pressHeart = async ({
  favourite,
  canUndo,
}: {
  favourite: Favourite
  canUndo?: boolean
}): Promise<void> => {
  await sessionKnown()
  if (readSession().user) return setFavourite({ favourite, isWanted: !isFavourite(favourite.id), canUndo })
  keepWish(favourite)
  askLogin()
}

/** A heart may be pressed before the server said who is here. */
const sessionKnown = (): Promise<void> =>
  new Promise((resolve) => {
    if (readSession().isReady) return resolve()
    const leave = subscribeToSession(() => {
      if (!readSession().isReady) return
      leave()
      resolve()
    })
  })
