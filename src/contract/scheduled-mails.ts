import * as z from 'zod/mini'
import { DESK_MAIL_STATES } from '@/domain/reservations/scheduled-mail-words'
import { SCHEDULED_MAIL_KINDS } from '@/domain/reservations/scheduled-mails'
import { definePanelRoute } from './define-route'
import { lineText } from './free-text'
import { PathId } from './whole-numbers'

const params = z.object({ id: PathId })
const Changed = z.object({ id: z.int() })

/** A mail of a reservation that leaves, left or does not leave at its hour. */
const DeskMail = z.object({
  id: z.int(),
  kind: z.enum(SCHEDULED_MAIL_KINDS),
  state: z.enum(DESK_MAIL_STATES),
  due_at: z.iso.datetime(),
  /** When it left, or was given up. */
  settled_at: z.nullable(z.iso.datetime()),
  /** Why it does not leave, by a rule, or by the agency in its own words. */
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Of the agency, who skipped it or had it sent. */
  author: z.nullable(z.string()),
  /** Who reads it; an address that is erased is null. */
  to_name: z.nullable(z.string()),
  to_email: z.nullable(z.string()),
  is_invited: z.boolean(),
  reservation_id: z.int(),
  reservation_number: z.string(),
  departure_id: z.int(),
  departure_start: z.iso.date(),
  expedition: z.string(),
})
export type DeskMail = z.infer<typeof DeskMail>

/** The mails of a reservation, of a departure, or of some days in Paris, the first that is due first; 300 at most. */
export const listScheduledMails = definePanelRoute({
  method: 'get',
  path: '/reservations/mails',
  auth: 'staff',
  query: z.object({
    reservation: z.optional(PathId),
    departure: z.optional(PathId),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    kind: z.optional(z.enum(SCHEDULED_MAIL_KINDS)),
    state: z.optional(z.enum(DESK_MAIL_STATES)),
  }),
  response: z.object({ mails: z.array(DeskMail), has_more: z.boolean() }),
})

/** Has a planned mail not leave, and says why; 409 for one that left, or is on its way. */
export const skipScheduledMail = definePanelRoute({
  method: 'post',
  path: '/reservations/mails/:id/skip',
  auth: 'staff',
  params,
  body: z.strictObject({ reason: lineText({ max: 300 }).check(z.minLength(3)) }),
  response: Changed,
})

/** Sends a planned mail without waiting for its hour, once; 409 for one that is not to leave. */
export const sendScheduledMail = definePanelRoute({
  method: 'post',
  path: '/reservations/mails/:id/send',
  auth: 'staff',
  params,
  response: Changed,
})
