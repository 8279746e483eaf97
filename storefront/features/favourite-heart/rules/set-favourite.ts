import { FAVOURITE, FAVOURITE_REMOVAL } from '@/contract/addresses'
import type { addInterest, removeInterest } from '@/contract/interests'
import { isRefusal, refusalOf } from '@/storefront/lib/api/api-error'
import { callApi } from '@/storefront/lib/api/call-api'
import { askPhone } from '@/storefront/lib/session/phone'
import { readSession } from '@/storefront/lib/session/store'
import { trackWishlist } from '@/storefront/lib/tracking/events'
import { dismissToast, showToast } from '@/storefront/ui/toast-store'
import { askLoginFor } from './ask-login-for'
import type { Favourite } from './favourite'
import { forgetWanted, isStoredFavourite, storeFavourite, wantedFavourite, wantFavourite } from './favourite-state'

type Change = { favourite: Favourite; isWanted: boolean; canUndo?: boolean }

/** Expeditions whose state is on its way to the server: the last press waits for its turn there. */
const busy = new Set<number>()
let lastToast = 0

/** Flips the heart at once, says so, and tells the server; a refusal puts it back with a word (spec §4). */
export const setFavourite = async (change: Change): Promise<void> => {
  const { favourite, isWanted } = change
  const { id } = favourite
  wantFavourite({ ...favourite, isWanted })
  say(change)
  if (isWanted) trackWishlist(favourite)
  if (busy.has(id)) return
  busy.add(id)
  try {
    await catchUp(favourite)
  } catch (error) {
    dismissToast(lastToast)
    if (isRefusal(error) && error.status === 401) askLoginFor(favourite)
    else showToast({ tone: 'error', message: refusalOf(error).error })
  } finally {
    busy.delete(id)
    forgetWanted(id)
  }
}

/** However often the heart was pressed meanwhile, the server ends where the last press left it. */
const catchUp = async ({ id, price }: Favourite): Promise<void> => {
  let isWanted = wantedFavourite(id)
  while (isWanted !== undefined && isWanted !== isStoredFavourite(id)) {
    await saveFavourite({ id, isFavourite: isWanted })
    storeFavourite({ id, isFavourite: isWanted })
    if (isWanted) askPhone({ event: 'favourite', price })
    isWanted = wantedFavourite(id)
  }
}

const say = ({ favourite, isWanted, canUndo }: Change): void => {
  dismissToast(lastToast)
  lastToast = showToast({
    tone: 'info',
    message: isWanted ? 'Ajoutée à tes favoris' : 'Retirée de tes favoris',
    thumbnail: favourite.thumbnail,
    isThumbnailGrey: !isWanted,
    link: { href: '/mes-favoris', text: 'Voir mes favoris' },
    ...(canUndo && {
      action: { text: 'Annuler', run: () => void setFavourite({ favourite, isWanted: !isWanted, canUndo }) },
    }),
  })
}

/** Tells the server whether an expedition is a favourite; telling it twice changes nothing. */
const saveFavourite = async ({ id, isFavourite }: { id: number; isFavourite: boolean }): Promise<void> => {
  const token = readSession().user?.token
  if (isFavourite) await callApi<typeof addInterest>(FAVOURITE, { body: { expedition_id: id }, token })
  else await callApi<typeof removeInterest>(FAVOURITE_REMOVAL, { params: { expedition_id: id }, token })
}
