import { createLocalReq, getPayload } from 'payload'
import config from '@payload-config'
import type { GuideDeparture } from '@/contract/guide-departures'
import { getDepartureOf } from '@/server/features/guides/get-departure'
import { readSignedIn } from '@/server/features/sign-in/session/read-signed-in'
import { HttpError } from '@/server/platform/http/errors'

export type LoadedDeparture = { visitor: true } | { visitor: false; departure: GuideDeparture | null }

/** The roster of a departure for who leads it, its reading recorded; null for everybody else. */
export const loadGuideDeparture = async ({
  id,
  headers,
}: {
  id: string
  headers: Headers
}): Promise<LoadedDeparture> => {
  const payload = await getPayload({ config })
  const user = await readSignedIn({ payload, headers })
  if (!user) return { visitor: true }
  if (!/^\d{1,9}$/.test(id)) return { visitor: false, departure: null }
  const req = await createLocalReq({ user }, payload)
  const departure = await getDepartureOf({ req, user, departureId: Number(id), kind: 'page' }).catch(nullWhenUnknown)
  return { visitor: false, departure }
}

const nullWhenUnknown = (error: unknown): null => {
  if (error instanceof HttpError && error.status === 404) return null
  throw error
}
