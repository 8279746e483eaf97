import { getCarbonFactors, getExpeditionCarbon } from '@/contract/carbon'
import { PARIS } from '@/domain/carbon/door'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { implementRoute } from '@/server/platform/http/implement-route'
import { findTripCarbon } from './find-trip-carbon'
import { readDoor } from './read-door'
import { listFactors } from './read-factors'

const UNKNOWN_TOWN = 'On ne trouve pas cette ville.'
const UNKNOWN_TRIP = 'Cette aventure n’existe pas ou n’est plus en ligne.'

export const CARBON_ENDPOINTS = [
  implementRoute(getExpeditionCarbon, async ({ params, query: { from } }) => {
    const door = from === undefined ? PARIS : await readDoor(from)
    if (!door) throw new HttpError({ status: 422, message: UNKNOWN_TOWN })
    const found = await findTripCarbon({ id: params.id, door, isDefault: from === undefined })
    if (!found) throw notFound(UNKNOWN_TRIP)
    return found
  }),
  implementRoute(getCarbonFactors, listFactors),
]
