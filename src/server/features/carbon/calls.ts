import { getCarbonFactors, getExpeditionCarbon } from '@/contract/carbon'
import { notFound } from '@/server/platform/http/errors'
import { implementRoute } from '@/server/platform/http/implement-route'
import { findTripCarbon } from './find-trip-carbon'
import { askedDoor } from './read-door'
import { listFactors } from './read-factors'

const UNKNOWN_TRIP = 'Cette aventure n’existe pas ou n’est plus en ligne.'

export const CARBON_ENDPOINTS = [
  implementRoute(getExpeditionCarbon, async ({ params, query: { from } }) => {
    const door = await askedDoor(from)
    const found = await findTripCarbon({ id: params.id, door, isDefault: from === undefined })
    if (!found) throw notFound(UNKNOWN_TRIP)
    return found
  }),
  implementRoute(getCarbonFactors, listFactors),
]
