import * as z from 'zod/mini'
import { FAVOURITE_NEWS_KINDS } from '@/domain/favourite-news'
import { FAVOURITE, FAVOURITE_REMOVAL, INTERESTS } from './addresses'
import { defineRoute } from './define-route'
import { Hit } from './hit'
import { BodyId, PathId } from './whole-numbers'

const group = 'Favoris'
const ExpeditionIds = z.array(z.int().check(z.positive()))
const Ok = z.object({ ok: z.literal(true) })

/** The user's favourite expeditions, by number, last added last; one that left the catalogue since is still among them. */
export const listInterests = defineRoute({
  ...INTERESTS,
  group,
  auth: 'user',
  summary: 'Own favourites',
  response: ExpeditionIds,
})

/** Adds a favourite and answers them all; adding it twice changes nothing; 404 when unknown or unpublished. */
export const addInterest = defineRoute({
  ...FAVOURITE,
  group,
  auth: 'user',
  status: 201,
  summary: 'Add a favourite',
  body: z.strictObject({ expedition_id: BodyId }),
  response: ExpeditionIds,
})

/** Takes a favourite back and answers those left; what is no favourite changes nothing. */
export const removeInterest = defineRoute({
  ...FAVOURITE_REMOVAL,
  group,
  auth: 'user',
  summary: 'Remove a favourite',
  params: z.object({ expedition_id: PathId }),
  response: ExpeditionIds,
})

/** The favourite with the newest news since they were last seen, and what it is; nothing when there is none. */
export const getInterestsPopup = defineRoute({
  method: 'get',
  path: '/v1/interests/popup',
  group,
  auth: 'user',
  summary: 'A favourite with new dates',
  response: z.object({
    popup_visible: z.boolean(),
    expedition: z.nullable(Hit),
    news: z.nullable(z.enum(FAVOURITE_NEWS_KINDS)),
  }),
})

/** Says that the news of the favourites were seen: the popup stays away until there are others. */
export const seeInterestsPopup = defineRoute({
  method: 'post',
  path: '/v1/interests/popup/seen',
  group,
  auth: 'user',
  summary: 'The news of the favourites were seen',
  response: Ok,
})

/** Turns the mails about favourites, and the one about an unfinished booking, on or off; what is not sent is left. */
export const saveInterestAlerts = defineRoute({
  method: 'patch',
  path: '/v1/interests/alerts',
  group,
  auth: 'user',
  summary: 'Mails about favourites and the unfinished booking, or none',
  body: z
    .strictObject({ enabled: z.optional(z.boolean()), basket_reminders: z.optional(z.boolean()) })
    .check(z.refine((body) => Object.keys(body).length > 0))
    .register(z.globalRegistry, { minProperties: 1 }),
  response: z.object({ enabled: z.boolean(), basket_reminders: z.boolean() }),
})

/** Turns them off by the token of a mail, which its page sends. */
export const endInterestAlerts = defineRoute({
  method: 'post',
  path: '/v1/interests/alerts/unsubscription',
  group,
  auth: 'public',
  summary: 'Stop the mails about favourites by the link of a mail',
  body: z.strictObject({ token: z.string().check(z.maxLength(1000)) }),
  response: Ok,
})

/** Turns them off by the token of a mail. Mail programs post here by themselves (RFC 8058): no body is read. */
export const stopInterestAlertsInOneClick = defineRoute({
  method: 'post',
  path: '/v1/interests/alerts/unsubscribe/:token',
  group,
  auth: 'public',
  summary: 'Stop the mails about favourites in one click',
  params: z.object({ token: z.string().check(z.maxLength(1000)) }),
  paramsAreValues: true,
  response: Ok,
})

/** The same, by the address that mails carried before their tokens left the query. */
export const leaveInterestAlerts = defineRoute({
  method: 'post',
  path: '/v1/interests/alerts/unsubscribe',
  group,
  auth: 'public',
  summary: 'Stop the mails about favourites, as older mails do',
  query: z.object({ token: z.string().check(z.maxLength(1000)) }),
  response: Ok,
})
