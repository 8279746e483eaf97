import type { addInterest, removeInterest } from '@/contract/interests'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { readSession } from '@/storefront/lib/session-store'

const ADD = lightRoute<typeof addInterest>({ method: 'post', path: '/v1/interests' })
const REMOVE = lightRoute<typeof removeInterest>({ method: 'delete', path: '/v1/interests/:expedition_id' })

/** Tells the server whether an expedition is a favourite; telling it twice changes nothing. */
export const saveFavourite = async ({ id, isFavourite }: { id: number; isFavourite: boolean }): Promise<void> => {
  const token = readSession().user?.token
  if (isFavourite) await callApi(ADD, { body: { expedition_id: id }, token })
  else await callApi(REMOVE, { params: { expedition_id: id }, token })
}
