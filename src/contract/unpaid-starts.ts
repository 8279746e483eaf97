import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'

/** A booking that leaves soon and is not paid, as the agency calls for it. */
const UnpaidStart = z.object({
  id: z.int(),
  number: z.string(),
  customer: z.string(),
  phone: z.nullable(z.string()),
  name: z.string(),
  departure_start: z.iso.date(),
  due_cents: z.int(),
})
export type UnpaidStart = z.infer<typeof UnpaidStart>

/** The bookings to call for before they leave, as they are not paid, the first departure first. */
export const listUnpaidStarts = definePanelRoute({
  method: 'get',
  path: '/reservations/unpaid-starts',
  auth: 'staff',
  response: z.object({ reservations: z.array(UnpaidStart) }),
})
