import * as z from 'zod/mini'
import { FAVOURITE_NEWS_KINDS } from '@/domain/catalogue/favourite-news'
import { MailToken } from './address-parameters'
import { FAVOURITE, FAVOURITE_REMOVAL, INTERESTS } from './addresses'
import { defineRoute } from './define-route'
import { Hit } from './hit'
import { BodyId, PathId } from './whole-numbers'

const group = 'Favourites'
const ExpeditionIds = z.array(z.int().check(z.positive()))
const Ok = z.object({ ok: z.literal(true) })

export const listInterests = defineRoute({
  ...INTERESTS,
  group,
  auth: 'user',
  summary: 'Own favourites',
  description:
    "The user's favourite expeditions, by number, last added last; one that left the catalogue since is still among them.",
  response: ExpeditionIds,
})

export const addInterest = defineRoute({
  ...FAVOURITE,
  group,
  auth: 'user',
  status: 201,
  summary: 'Add a favourite',
  description:
    'Adds a favourite and answers them all; adding it twice changes nothing; 404 when unknown or unpublished.',
  body: z.strictObject({ expedition_id: BodyId }),
  response: ExpeditionIds,
})

export const removeInterest = defineRoute({
  ...FAVOURITE_REMOVAL,
  group,
  auth: 'user',
  summary: 'Remove a favourite',
  description: 'Removes a favourite and answers the remaining ones; no error where it is none.',
  params: z.object({
    expedition_id: PathId.check(z.meta({ description: 'The number of the expedition.', example: 30 })),
  }),
  response: ExpeditionIds,
})

export const getInterestsPopup = defineRoute({
  method: 'get',
  path: '/v1/interests/popup',
  group,
  auth: 'user',
  summary: 'A favourite with new dates',
  description:
    'The favourite with the newest news since they were last seen, and what it is; nothing when there is none.',
  response: z.object({
    popup_visible: z.boolean(),
    expedition: z.nullable(Hit),
    news: z.nullable(z.enum(FAVOURITE_NEWS_KINDS)),
  }),
})

export const seeInterestsPopup = defineRoute({
  method: 'post',
  path: '/v1/interests/popup/seen',
  group,
  auth: 'user',
  summary: 'The news of the favourites were seen',
  description: 'Says that the news of the favourites were seen: the popup stays away until there are others.',
  response: Ok,
})

export const saveInterestAlerts = defineRoute({
  method: 'patch',
  path: '/v1/interests/alerts',
  group,
  auth: 'user',
  summary: 'Mails about favourites and the unfinished booking, or none',
  description:
    'Turns the mails about favourites, and the one about an unfinished booking, on or off; what is not sent is left.',
  body: z
    .strictObject({ enabled: z.optional(z.boolean()), basket_reminders: z.optional(z.boolean()) })
    .check(z.refine((body) => Object.keys(body).length > 0))
    .register(z.globalRegistry, { minProperties: 1 }),
  response: z.object({ enabled: z.boolean(), basket_reminders: z.boolean() }),
})

export const endInterestAlerts = defineRoute({
  method: 'post',
  path: '/v1/interests/alerts/unsubscription',
  group,
  auth: 'public',
  summary: 'Stop the mails about favourites by the link of a mail',
  description: 'Turns them off by the token of a mail, which its page sends.',
  body: z.strictObject({ token: MailToken }),
  response: Ok,
})

export const stopInterestAlertsInOneClick = defineRoute({
  method: 'post',
  path: '/v1/interests/alerts/unsubscribe/:token',
  group,
  auth: 'public',
  summary: 'Stop the mails about favourites in one click',
  description:
    'Turns them off by the token of a mail. Mail programs post here by themselves (RFC 8058): no body is read.',
  params: z.object({ token: MailToken }),
  paramsAreValues: true,
  response: Ok,
})

export const leaveInterestAlerts = defineRoute({
  method: 'post',
  path: '/v1/interests/alerts/unsubscribe',
  group,
  auth: 'public',
  summary: 'Stop the mails about favourites, as older mails do',
  description: 'The same, by the address that mails carried before their tokens left the query.',
  query: z.object({ token: MailToken }),
  response: Ok,
})
