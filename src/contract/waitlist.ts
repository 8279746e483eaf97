import * as z from 'zod/mini'
import { Age, BookedExpedition, Party as PartyOfAges } from './booking'
import { Cart } from './cart'
import { defineRoute } from './define-route'
import { bodyCount, BodyId, PathId } from './whole-numbers'

const group = 'Liste d’attente'
const params = z.object({ id: PathId })
const PartySize = bodyCount(30)
const Party = {
  travelers_count: PartySize,
  fewest_count: PartySize,
  /** Of each traveler by place, 18 for any adult; null for who has not told. As told before when left out. */
  ages: z.optional(z.array(z.nullable(Age)).check(z.maxLength(30))),
}
const Ok = z.object({ ok: z.literal(true) })

/** A request for seats of a departure that has too few. Price in euros for one traveler, days in Europe/Paris. */
export const WaitlistEntry = z
  .object({
    id: z.int(),
    departure_id: z.int(),
    expedition: BookedExpedition,
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    price: z.number(),
    /** How many want to come, and how many seats would do. */
    travelers_count: z.int(),
    fewest_count: z.int(),
    party: PartyOfAges,
    /** Who is served before: how many requests, for how many seats in all. */
    requests_ahead: z.int(),
    seats_ahead: z.int(),
    /** The last day on which seats may still be offered. */
    last_day: z.iso.date(),
    /** Seats kept for this person until then; null while there are none. */
    offer: z.nullable(z.object({ seats_count: z.int(), expires_at: z.iso.datetime() })),
    /** An offer was left without an answer: the request waits until its person says that it stands. */
    is_paused: z.boolean(),
    /** Nothing is offered to an address that was never proven. */
    needs_proof: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'WaitlistEntry' })
export type WaitlistEntry = z.infer<typeof WaitlistEntry>
export type WaitlistParty = Pick<WaitlistEntry, 'travelers_count' | 'fewest_count'> & {
  ages: WaitlistEntry['party']['ages']
}

/** Own requests, offers first, then by day of departure. */
export const listWaitlist = defineRoute({
  method: 'get',
  path: '/v1/waitlist',
  group,
  auth: 'user',
  summary: 'Own requests on waitlists',
  response: z.object({ entries: z.array(WaitlistEntry), now: z.iso.datetime() }),
})

/**
 * Asks to be told when so many seats of a departure are free; asking again changes the party and keeps the rank. 409 when
 * seats are on sale, or when it is too late, too large, asked for too often, or the trip's ages are not told or not met.
 */
export const joinWaitlist = defineRoute({
  method: 'post',
  path: '/v1/waitlist',
  group,
  auth: 'user',
  status: 201,
  summary: 'Join a waitlist',
  body: z.strictObject({ departure_id: BodyId, ...Party }),
  response: WaitlistEntry,
})

/** Changes the party of a request, which keeps its rank; 409 while seats are offered, or by the trip's ages. */
export const changeWaitlistEntry = defineRoute({
  method: 'patch',
  path: '/v1/waitlist/:id',
  group,
  auth: 'user',
  summary: 'Change the party of a request',
  params,
  body: z.strictObject(Party),
  response: WaitlistEntry,
})

/** Leaves a waitlist; seats that were offered go to the next request. */
export const leaveWaitlist = defineRoute({
  method: 'delete',
  path: '/v1/waitlist/:id',
  group,
  auth: 'user',
  summary: 'Leave a waitlist',
  params,
  response: Ok,
})

/**
 * Puts offered seats, all or fewer, into the cart, with the ages that were told, where they stay until the offer's end; the
 * others go to the next request.
 * 409 when the offer is over.
 */
export const acceptOffer = defineRoute({
  method: 'post',
  path: '/v1/waitlist/:id/accept',
  group,
  auth: 'user',
  summary: 'Accept the seats that are offered',
  params,
  body: z.strictObject({ travelers_count: PartySize }),
  response: Cart,
})

/** Gives back an offer of fewer seats than asked for, and waits on for more at the same rank; 409 without such an offer. */
export const waitForMore = defineRoute({
  method: 'post',
  path: '/v1/waitlist/:id/wait',
  group,
  auth: 'user',
  summary: 'Wait for more seats than those that are offered',
  params,
  response: WaitlistEntry,
})

/** Takes a request whose offer was left without an answer up again, at the end of the list; 409 when seats are on sale. */
export const resumeWaitlistEntry = defineRoute({
  method: 'post',
  path: '/v1/waitlist/:id/resume',
  group,
  auth: 'user',
  summary: 'Stay on a waitlist after an offer',
  params,
  response: WaitlistEntry,
})
