import { knownSession } from '@/storefront/lib/session/known'
import { readSession } from '@/storefront/lib/session/store'
import { askLoginFor } from './ask-login-for'
import type { Favourite } from './favourite'
import { isFavourite } from './favourite-state'
import { setFavourite } from './set-favourite'

/**
 * A heart was pressed: the favourite changes, or a visitor is asked to sign in and their wish kept until then. Before
 * the server said who is here every heart is empty: to press one is to like.
 */
export const pressHeart = async ({
  favourite,
  canUndo,
}: {
  favourite: Favourite
  canUndo?: boolean
}): Promise<void> => {
  const isKnown = readSession().isReady
  const { user } = isKnown ? readSession() : await knownSession()
  if (user) {
    const isLiked = isFavourite(favourite.id)
    if (isKnown || !isLiked) await setFavourite({ favourite, isWanted: !isLiked, canUndo })
    return
  }
  askLoginFor(favourite)
}
