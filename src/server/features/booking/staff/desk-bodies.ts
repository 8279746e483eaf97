import { z } from 'zod'
import { lineText, optionalName } from '@/contract/free-text'
import { BodyId, bodyCount } from '@/contract/whole-numbers'
import { PAYMENT_KINDS, PAYMENT_METHODS } from '@/domain/payment-words'

const Sum = z.int().min(0).max(20_000_000)
const Reason = lineText({ max: 300 }).min(3)
const Count = bodyCount(30)

/** What the panel sends to act on bookings. */
export const DESK_BODIES = {
  book: z.strictObject({
    email: z.email().max(254),
    first_name: optionalName().default(''),
    last_name: optionalName().default(''),
    phone: lineText({ max: 30 }).default(''),
    travelers_count: Count,
  }),
  pay: z.strictObject({
    kind: z.enum(PAYMENT_KINDS),
    method: z.enum(PAYMENT_METHODS).default('bank_transfer'),
    amount_cents: Sum.min(1),
    received_on: z.iso.date(),
    reference: lineText({ max: 120 }).default(''),
    /** Of one press of the form: sent again, it is written down once. */
    key: lineText({ max: 64 }).min(16),
  }),
  move: z.strictObject({ departure_id: BodyId }),
  cancel: z.strictObject({ reason: Reason, fee_cents: Sum }),
  cancelDeparture: z.strictObject({ reason: Reason }),
}
