import * as z from 'zod/mini'
import { Age, Party as PartyOfAges } from './party'
import { BookedExpedition } from './booked-expedition'
import { Cart } from './cart'
import { defineRoute } from './define-route'
import { bodyCount, BodyId, PathId } from './whole-numbers'
import { HOLD_CONFLICTS, WAITLIST_CONFLICTS } from './conflicts'

const group = 'Waitlist'
const params = z.object({
  id: PathId.check(
    z.meta({ description: 'The number of one’s own request, as `GET /v1/waitlist` answers it.', example: 56 }),
  ),
})
const PartySize = bodyCount(30)
const Party = {
  travelers_count: PartySize,
  fewest_count: PartySize,
  ages: z
    .optional(z.array(z.nullable(Age)).check(z.maxLength(30)))
    .check(
      z.describe(
        'Age of each traveler by place, 18 for any adult; null where it is not known. Left out: the ages given before.',
      ),
    ),
}
const Ok = z.object({ ok: z.literal(true) })

export const WaitlistEntry = z
  .object({
    id: z.int(),
    departure_id: z.int(),
    expedition: BookedExpedition,
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    price: z.number(),
    travelers_count: z.int().check(z.describe('How many want to come, and how many seats would do.')),
    fewest_count: z.int(),
    party: PartyOfAges,
    requests_ahead: z.int().check(z.describe('Who is served before: how many requests, for how many seats in all.')),
    seats_ahead: z.int(),
    last_day: z.iso.date().check(z.describe('The last day on which seats may still be offered.')),
    offer: z
      .nullable(z.object({ seats_count: z.int(), expires_at: z.iso.datetime() }))
      .check(z.describe('Seats kept for this person until then; null while there are none.')),
    is_paused: z
      .boolean()
      .check(
        z.describe('An offer was left without an answer: the request waits until its person says that it stands.'),
      ),
    needs_proof: z.boolean().check(z.describe('Nothing is offered to an address that was never proven.')),
  })
  .register(z.globalRegistry, {
    id: 'WaitlistEntry',
    description:
      'A request for seats of a departure that has too few. Price in euros for one traveler, days in Europe/Paris.',
  })
export type WaitlistEntry = z.infer<typeof WaitlistEntry>
export type WaitlistParty = Pick<WaitlistEntry, 'travelers_count' | 'fewest_count'> & {
  ages: WaitlistEntry['party']['ages']
}

export const listWaitlist = defineRoute({
  method: 'get',
  path: '/v1/waitlist',
  group,
  auth: 'user',
  summary: 'Own requests on waitlists',
  description: 'Own requests, offers first, then by day of departure.',
  response: z.object({ entries: z.array(WaitlistEntry), now: z.iso.datetime() }),
})

export const joinWaitlist = defineRoute({
  method: 'post',
  path: '/v1/waitlist',
  group,
  auth: 'user',
  status: 201,
  summary: 'Join a waitlist',
  description:
    "Asks to be told when so many seats of a departure are free; asking again changes the party and keeps the rank. 409 when seats are on sale, or when it is too late, too large, asked for too often, or the trip's ages are not told or not met.",
  body: z.strictObject({ departure_id: BodyId, ...Party }),
  conflicts: [...WAITLIST_CONFLICTS, 'entries', 'offered'],
  response: WaitlistEntry,
})

export const changeWaitlistEntry = defineRoute({
  method: 'patch',
  path: '/v1/waitlist/:id',
  group,
  auth: 'user',
  summary: 'Change the party of a request',
  description:
    "Changes the party of a request, which keeps its rank; 409 while seats are offered, or by the trip's ages.",
  params,
  body: z.strictObject(Party),
  conflicts: [...WAITLIST_CONFLICTS, 'offered'],
  response: WaitlistEntry,
})

export const leaveWaitlist = defineRoute({
  method: 'delete',
  path: '/v1/waitlist/:id',
  group,
  auth: 'user',
  summary: 'Leave a waitlist',
  description: 'Leaves a waitlist; seats that were offered go to the next request.',
  params,
  response: Ok,
})

export const acceptOffer = defineRoute({
  method: 'post',
  path: '/v1/waitlist/:id/accept',
  group,
  auth: 'user',
  summary: 'Accept the seats that are offered',
  description:
    "Puts offered seats, all or fewer, into the cart, with the ages that were told, where they stay until the offer's end; the others go to the next request. 409 when the offer is over.",
  params,
  body: z.strictObject({ travelers_count: PartySize }),
  conflicts: [...HOLD_CONFLICTS, 'seats', 'offer_over'],
  response: Cart,
})

export const waitForMore = defineRoute({
  method: 'post',
  path: '/v1/waitlist/:id/wait',
  group,
  auth: 'user',
  summary: 'Wait for more seats than those that are offered',
  description:
    'Gives back an offer of fewer seats than asked for, and waits on for more at the same rank; 409 without such an offer.',
  params,
  conflicts: ['seats', 'offer_over'],
  response: WaitlistEntry,
})

export const resumeWaitlistEntry = defineRoute({
  method: 'post',
  path: '/v1/waitlist/:id/resume',
  group,
  auth: 'user',
  summary: 'Stay on a waitlist after an offer',
  description:
    'Takes a request whose offer was left without an answer up again, at the end of the list; 409 when seats are on sale.',
  params,
  conflicts: [...WAITLIST_CONFLICTS, 'waiting'],
  response: WaitlistEntry,
})
