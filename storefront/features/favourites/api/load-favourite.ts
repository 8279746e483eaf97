import { getExpedition } from '@/contract/expeditions'
import type { Hit } from '@/contract/hit'
import { ApiError } from '@/storefront/lib/api/api-error'
import { callApi } from '@/storefront/lib/api/call-api'

/** The card of an expedition, or null when it is not on sale any more. */
export const loadFavourite = async ({ id, signal }: { id: number; signal: AbortSignal }): Promise<Hit | null> => {
  try {
    const { hit } = await callApi(getExpedition, { params: { id: String(id) }, signal })
    return hit
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
