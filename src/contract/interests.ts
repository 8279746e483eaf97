import { z } from 'zod'
import { defineRoute } from './define-route'
import { Hit } from './hit'

const group = 'Favoris'
const ExpeditionIds = z.array(z.int().positive())

/** The user's favourite expeditions, by number. */
export const listInterests = defineRoute({
  method: 'get',
  path: '/v1/interests',
  group,
  auth: 'user',
  summary: 'Own favourites',
  response: ExpeditionIds,
})

/** Adds a favourite; adding it twice changes nothing. */
export const addInterest = defineRoute({
  method: 'post',
  path: '/v1/interests',
  group,
  auth: 'user',
  status: 201,
  summary: 'Add a favourite',
  body: z.strictObject({ expedition_id: z.coerce.number().int().positive() }),
  response: ExpeditionIds,
})

/** A favourite with new dates since the last visit, if there is one. */
export const getInterestsPopup = defineRoute({
  method: 'get',
  path: '/v1/interests/popup',
  group,
  auth: 'user',
  summary: 'A favourite with new dates',
  response: z.object({ popup_visible: z.boolean(), expedition: Hit.nullable() }),
})
