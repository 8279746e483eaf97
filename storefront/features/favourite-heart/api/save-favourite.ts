import type { addInterest, removeInterest } from '@/contract/interests'
import { callApi } from '@/storefront/lib/call-api'
import { readSession } from '@/storefront/lib/session-store'

// The contract's types alone: its zod schemas would weigh on every page.
const ADD: Pick<typeof addInterest, 'method' | 'path'> = { method: 'post', path: '/v1/interests' }
const REMOVE: Pick<typeof removeInterest, 'method' | 'path'> = {
  method: 'delete',
  path: '/v1/interests/:expedition_id',
}

/** Tells the server whether an expedition is a favourite; telling it twice changes nothing. */
export const saveFavourite = async ({ id, isFavourite }: { id: number; isFavourite: boolean }): Promise<void> => {
  const token = readSession().user?.token
  if (isFavourite) await callApi(ADD as typeof addInterest, { body: { expedition_id: id }, token })
  else await callApi(REMOVE as typeof removeInterest, { params: { expedition_id: id }, token })
}
