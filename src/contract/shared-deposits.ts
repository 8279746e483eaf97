import * as z from 'zod/mini'
import { MOST_SHARES } from '@/domain/payments/shared-deposit'
import { CartParams, IdempotencyHeaders, LinkHeaders } from './address-parameters'
import { defineRoute } from './define-route'
import { nameText } from './free-text'
import { addReservation } from './orders'
import { ORDER_CONFLICTS } from './conflicts'

const group = 'Payments'

export const SharedDeposit = z
  .object({
    id: z.int(),
    state: z
      .enum(['open', 'complete', 'released'])
      .check(
        z.describe(
          'open: somebody is missing; complete: the reservation is made; released: it ended, and nothing was taken.',
        ),
      ),
    message: z.nullable(z.string()).check(z.describe('Why it ended, in French; null otherwise.')),
    amount: z.number(),
    ready: z.number().check(z.describe('The part that is authorized or captured.')),
    deadline: z.iso.datetime().check(z.describe('Until when the seats wait.')),
    reservation_id: z.nullable(z.int()),
    shares: z.array(
      z.object({
        position: z.int(),
        name: z.nullable(z.string()),
        amount: z.number(),
        state: z
          .enum(['missing', 'declined', 'waiting', 'refused', 'ready', 'paid', 'lost', 'released'])
          .check(
            z.describe(
              'missing: nobody began; declined: its person answered that they do not come; ready: it waits for the others; lost: the bank gave it no more once it was accepted.',
            ),
          ),
        link: z.nullable(z.string()).check(z.describe('Where it is paid, while it is missing.')),
      }),
    ),
  })
  .register(z.globalRegistry, {
    id: 'SharedDeposit',
    description:
      'A deposit that several pay within one hold, for who books. Nobody is debited before all are in; then all are. Sums in euros, instants UTC.',
  })
export type SharedDeposit = z.infer<typeof SharedDeposit>

export const openSharedDeposit = defineRoute({
  method: 'post',
  path: '/v1/user/shared-deposits',
  group,
  auth: 'user',
  status: 201,
  summary: 'Share the deposit of the cart',
  description:
    "Shares the deposit of the cart's order between its travelers, in equal shares, each with a private link. The seats wait for two days at most; the reservation is made once the last share is authorised, under the same conditions as `POST /v1/reservations`. The same order again answers the same sharing. 409 as an order, when it is shared otherwise already, or too late; 422 when the deposit is not for so many.",
  headers: IdempotencyHeaders,
  body: z.strictObject({
    order: addReservation.body,
    names: z
      .array(z.nullable(nameText({ max: 40 })))
      .check(z.minLength(2), z.maxLength(MOST_SHARES))
      .check(z.describe("One first name for each share, or none; the first is the organizer's.")),
  }),
  conflicts: [...ORDER_CONFLICTS, 'too_late', 'no_sharing', 'no_card'],
  response: SharedDeposit,
})

export const getSharedDeposit = defineRoute({
  method: 'get',
  path: '/v1/carts/:id/shared-deposit',
  group,
  auth: 'user',
  summary: 'Who paid the shared deposit',
  description: "The state of the last shared deposit of the customer's cart; 404 without one.",
  params: CartParams,
  response: SharedDeposit,
})

export const giveUpSharedDeposit = defineRoute({
  method: 'delete',
  path: '/v1/carts/:id/shared-deposit',
  group,
  auth: 'user',
  summary: 'Stop sharing the deposit',
  description:
    "Ends the shared deposit of the customer's cart: all authorizations are voided, and the seats stay held as for any cart.",
  params: CartParams,
  response: SharedDeposit,
})

export const declineShare = defineRoute({
  method: 'post',
  path: '/v1/pay/decline',
  group,
  auth: 'public',
  summary: 'Answer that one does not come',
  description:
    'Notes that the person of a share of a deposit does not come, and writes to who books; the same again changes nothing, and a payment of the share takes it back. 409 once it is paid, or its sharing is over.',
  headers: LinkHeaders,
  conflicts: ['booked', 'own', 'paid', 'over'],
  response: z.object({ is_declined: z.literal(true).check(z.describe('Who books is told.')) }),
})
