import * as z from 'zod/mini'
import { lineText, optionalName } from '@/contract/free-text'
import { BodyId, bodyCount } from '@/contract/whole-numbers'
import { PAYMENT_KINDS, PAYMENT_METHODS } from '@/domain/payment-words'

const Sum = z.int().check(z.gte(0), z.lte(20_000_000))
const Reason = lineText({ max: 300 }).check(z.minLength(3))
const Count = bodyCount(30)

/** What the panel sends to act on bookings. */
export const DESK_BODIES = {
  book: z.strictObject({
    email: z.email().check(z.maxLength(254)),
    first_name: z._default(optionalName(), ''),
    last_name: z._default(optionalName(), ''),
    phone: z._default(lineText({ max: 30 }), ''),
    travelers_count: Count,
  }),
  pay: z.strictObject({
    kind: z.enum(PAYMENT_KINDS),
    method: z._default(z.enum(PAYMENT_METHODS), 'bank_transfer'),
    amount_cents: Sum.check(z.gte(1)),
    received_on: z.iso.date(),
    reference: z._default(lineText({ max: 120 }), ''),
    /** Of one press of the form: sent again, it is written down once. */
    key: lineText({ max: 64 }).check(z.minLength(16)),
  }),
  move: z.strictObject({ departure_id: BodyId }),
  cancel: z.strictObject({ reason: Reason, fee_cents: Sum }),
  cancelDeparture: z.strictObject({ reason: Reason }),
}
