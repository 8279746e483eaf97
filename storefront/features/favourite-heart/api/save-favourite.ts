import { FAVOURITE, FAVOURITE_REMOVAL } from '@/contract/addresses'
import type { addInterest, removeInterest } from '@/contract/interests'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

/** Tells the server whether an expedition is a favourite; telling it twice changes nothing. */
export const saveFavourite = async ({ id, isFavourite }: { id: number; isFavourite: boolean }): Promise<void> => {
  const token = readSession().user?.token
  if (isFavourite) await callApi<typeof addInterest>(FAVOURITE, { body: { expedition_id: id }, token })
  else await callApi<typeof removeInterest>(FAVOURITE_REMOVAL, { params: { expedition_id: id }, token })
}
