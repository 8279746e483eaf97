import * as z from 'zod/mini'
import { MOST_SHARES } from '@/domain/shared-deposit'
import { defineRoute } from './define-route'
import { nameText } from './free-text'
import { addReservation } from './reservations'
import { PathId } from './whole-numbers'

const group = 'Paiement'

/**
 * A deposit that several pay within one hold, for who books. Nobody is debited before all are in; then all are. Sums in euros,
 * instants UTC.
 */
export const SharedDeposit = z
  .object({
    id: z.int(),
    /** open: somebody is missing; complete: the reservation is made; released: it ended, and nothing was taken. */
    state: z.enum(['open', 'complete', 'released']),
    /** Why it ended, in French; null otherwise. */
    message: z.nullable(z.string()),
    amount: z.number(),
    /** What is authorised or taken of it. */
    ready: z.number(),
    /** Until when the seats wait. */
    deadline: z.iso.datetime(),
    reservation_id: z.nullable(z.int()),
    shares: z.array(
      z.object({
        position: z.int(),
        name: z.nullable(z.string()),
        amount: z.number(),
        /** missing: nobody began; ready: it waits for the others; lost: the bank gave it no more once it was accepted. */
        state: z.enum(['missing', 'waiting', 'refused', 'ready', 'paid', 'lost', 'released']),
        /** Where it is paid, while it is missing. */
        link: z.nullable(z.string()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'SharedDeposit' })
export type SharedDeposit = z.infer<typeof SharedDeposit>

/**
 * Shares the deposit of the cart's order between its travelers, in equal shares, each with a private link. The seats wait for two days
 * at most; the reservation is made once the last share is authorised, under the same conditions as `POST /v1/reservations`.
 * The same order again answers the same sharing. 409 as an order, when it is shared otherwise already, or too late; 422 when the
 * deposit is not for so many.
 */
export const openSharedDeposit = defineRoute({
  method: 'post',
  path: '/v1/user/shared-deposits',
  group,
  auth: 'user',
  status: 201,
  summary: 'Share the deposit of the cart',
  headers: z.object({ 'idempotency-key': z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  body: z.strictObject({
    order: addReservation.body,
    /** One for each share, the first for who books: a first name, or none. */
    names: z.array(z.nullable(nameText({ max: 40 }))).check(z.minLength(2), z.maxLength(MOST_SHARES)),
  }),
  response: SharedDeposit,
})

/** How far the last sharing of one's own cart is; 404 without. */
export const getSharedDeposit = defineRoute({
  method: 'get',
  path: '/v1/carts/:id/shared-deposit',
  group,
  auth: 'user',
  summary: 'Who paid the shared deposit',
  params: z.object({ id: PathId }),
  response: SharedDeposit,
})

/** Ends the sharing of one's own cart: all shares are let go, and the seats stay for a common hold. */
export const giveUpSharedDeposit = defineRoute({
  method: 'delete',
  path: '/v1/carts/:id/shared-deposit',
  group,
  auth: 'user',
  summary: 'Stop sharing the deposit',
  params: z.object({ id: PathId }),
  response: SharedDeposit,
})
