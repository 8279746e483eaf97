import * as z from 'zod/mini'
import { Email } from './accounts'
import { CartParams } from './address-parameters'
import { defineRoute } from './define-route'
import { WaitingOrder } from './reservation-detail'

export const correctOrderAddress = defineRoute({
  method: 'post',
  path: '/v1/carts/:id/address',
  group: 'Bookings',
  auth: 'user',
  summary: 'Correct the address of an order that waits',
  description:
    'Corrects the mistyped address of an account whose order waits for it, from the session that ordered: the links sent before no longer work, and a new one leaves. 404 without such an order, 409 once the address is confirmed and for another session, 422 for the address of another account, 429 after three corrections a day.',
  params: CartParams,
  body: z.strictObject({ email: Email.check(z.describe('The right address.')) }),
  conflicts: ['confirmed', 'session'],
  response: WaitingOrder,
})
