import { forgetOwnTown, getOwnTown, saveOwnTown } from '@/contract/own-town'
import { listPlaces } from '@/contract/places'
import { implementRoute } from '@/server/platform/http/implement-route'
import { findPlaces } from './find-places'
import { findOwnTown, forgetTownOf, saveTownOf } from './own-town'

export const PLACE_ENDPOINTS = [
  implementRoute(listPlaces, ({ query }) => findPlaces(query.q)),
  implementRoute(getOwnTown, ({ user }) => findOwnTown(user.id)),
  implementRoute(saveOwnTown, ({ body, user }) => saveTownOf({ ...body, userId: user.id })),
  implementRoute(forgetOwnTown, ({ user }) => forgetTownOf(user.id)),
]
