import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'
import { Changed, DeskParams, Reason } from './desk'
import { BodyId, bodyCount } from './whole-numbers'

const MOST_WAITING = 5_000

/** Moves a request to another place of a departure's waitlist, with a reason that is kept; 409 when the list is another one by now. */
export const moveOnWaitlist = definePanelRoute({
  method: 'post',
  path: '/departures/:id/waitlist',
  auth: 'staff',
  params: DeskParams,
  body: z.strictObject({
    entry_id: BodyId,
    place: bodyCount(MOST_WAITING),
    /** All its requests, in the order that was shown. */
    shown: z.array(BodyId).check(z.maxLength(MOST_WAITING)),
    reason: Reason,
  }),
  response: Changed,
})

/** Takes a request off a departure's waitlist and mails its customer the reason; what it held goes to the next. 404 when it is gone. */
export const removeFromWaitlist = definePanelRoute({
  method: 'post',
  path: '/departures/:id/waitlist/removals',
  auth: 'staff',
  params: DeskParams,
  body: z.strictObject({ entry_id: BodyId, reason: Reason }),
  response: Changed,
})

/**
 * Offers a request the free seats of its departure now, whatever its rank, with those that are set aside for others if it needs them;
 * 409 when they are too few, its address is not confirmed, or the list is served no more.
 */
export const offerFromWaitlist = definePanelRoute({
  method: 'post',
  path: '/departures/:id/waitlist/offers',
  auth: 'staff',
  params: DeskParams,
  body: z.strictObject({ entry_id: BodyId }),
  response: Changed,
})

/** Closes a departure's waitlist to new requests, ends those that are there and mails their customers. */
export const closeDepartureWaitlist = definePanelRoute({
  method: 'post',
  path: '/departures/:id/waitlist/closing',
  auth: 'staff',
  params: DeskParams,
  response: Changed,
})
