import * as z from 'zod/mini'
import { CHANGE_ANSWERS, CHANGE_KINDS, REVISION_CAUSES } from '@/domain/changes/contract-change'
import { LinkHeaders, ReservationParams } from './address-parameters'
import { definePanelRoute, defineRoute } from './define-route'
import { lineText } from './free-text'
import { PreviewedMail } from './previewed-mail'
import { BodyId } from './whole-numbers'
import { AGE_CONFLICTS, SEAT_CONFLICTS } from './conflicts'

const group = 'Bookings'
const Kind = z.enum(CHANGE_KINDS)
const Silence = z.enum(['accept', 'terminate'])

/** What a cause of a revision was worth on the day of the contract, and is worth now. */
const Variation = z.object({ cause: z.enum(REVISION_CAUSES), from: z.number(), to: z.number() })

const Days = z.object({ start: z.iso.date(), end: z.iso.date() })

export const ContractChangeDetail = z
  .object({
    change_id: z.int(),
    reservation_id: z.int(),
    number: z.string(),
    expedition: z.string(),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    travelers_count: z.int(),
    kind: Kind,
    justification: z.string().check(z.describe("Why, in the agency's words.")),
    was: z.nullable(z.string()).check(z.describe('What it was and what it becomes, of a change of content.')),
    becomes: z.nullable(z.string()),
    days: z.nullable(z.object({ was: Days, becomes: Days })),
    causes: z
      .array(z.extend(Variation, { share_percent: z.number() }))
      .check(
        z.describe('What the price follows: the share of each cause by the contract, in percent, and its two values.'),
      ),
    total_before: z.number(),
    total_after: z.number(),
    change_percent: z.number(),
    needs_answer: z
      .boolean()
      .check(z.describe('Whether the customer must answer; otherwise the change applies without an answer.')),
    is_open: z.boolean(),
    answer_by: z.iso.date(),
    silence: Silence.check(z.describe('What no answer means.')),
    text_version: z.string(),
    refund: z
      .object({ amount: z.number(), by: z.iso.date() })
      .check(z.describe('The refund to a customer who ends the contract, and its last day if they do so today.')),
    dates: z.array(
      z.object({
        departure_id: z.int(),
        departure_start: z.iso.date(),
        departure_end: z.iso.date(),
        available_count: z.int(),
        total: z.number(),
        difference: z.number(),
      }),
    ),
    answered: z
      .nullable(
        z.object({
          answer: z.enum([...CHANGE_ANSWERS, 'void']),
          is_silence: z.boolean(),
          on: z.iso.date(),
          refund: z.nullable(z.number()),
          refund_by: z.iso.date(),
        }),
      )
      .check(z.describe('What was answered; `is_silence` when nobody did in time.')),
  })
  .register(z.globalRegistry, {
    id: 'ContractChange',
    description: 'A change of a contract, as its customer reads and answers it. Sums in euros, days in Paris.',
  })
export type ContractChangeDetail = z.infer<typeof ContractChangeDetail>

const Answer = z.strictObject({
  change_id: BodyId,
  answer: z.enum(CHANGE_ANSWERS),
  total: z
    .optional(z.number().check(z.gte(0), z.lte(200_000)))
    .check(z.describe('What the contract was shown to cost from then on, in euros.')),
  departure_id: z.optional(BodyId),
  text_version: z.string().check(z.maxLength(20)),
})
export type GivenAnswer = z.infer<typeof Answer>

export const getChangeByLink = defineRoute({
  method: 'get',
  path: '/v1/contract-change',
  group,
  auth: 'public',
  summary: 'Change of a contract behind a private link',
  description: 'What a private link lets answer; 404 when it is unknown.',
  headers: LinkHeaders,
  response: ContractChangeDetail,
})

export const answerChangeByLink = defineRoute({
  method: 'post',
  path: '/v1/contract-change',
  group,
  auth: 'public',
  summary: 'Answer behind a private link',
  description:
    'Answers once, behind a private link; 409 when another answer was given, the day is over, or what was shown has changed.',
  headers: LinkHeaders,
  body: Answer,
  conflicts: [...SEAT_CONFLICTS, ...AGE_CONFLICTS, 'price', 'text', 'answered'],
  response: ContractChangeDetail,
})

export const getOwnChange = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/change',
  group,
  auth: 'user',
  summary: 'Change of a contract',
  description: "The last change of the customer's contract; 404 without one.",
  params: ReservationParams,
  response: ContractChangeDetail,
})

export const answerOwnChange = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/change',
  group,
  auth: 'user',
  summary: 'Answer to a change of a contract',
  description: "Answers, once, for the customer's reservation; 409 as with the link.",
  params: ReservationParams,
  body: Answer,
  conflicts: [...SEAT_CONFLICTS, ...AGE_CONFLICTS, 'price', 'text', 'answered'],
  response: ContractChangeDetail,
})

const Worth = z.number().check(z.gt(0), z.lte(1_000_000_000))

const Change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price'),
    reservation_id: z.optional(BodyId),
    justification: lineText({ max: 1_000 }).check(z.minLength(3)),
    variations: z
      .array(z.strictObject({ cause: z.enum(REVISION_CAUSES), from: Worth, to: Worth }))
      .check(z.minLength(1), z.maxLength(REVISION_CAUSES.length)),
    answer_by: z.optional(z.iso.date()),
  }),
  z.strictObject({
    kind: z.literal('content'),
    reservation_id: z.optional(BodyId),
    justification: lineText({ max: 1_000 }).check(z.minLength(3)),
    was: lineText({ max: 1_000 }).check(z.minLength(3)),
    becomes: lineText({ max: 1_000 }).check(z.minLength(3)),
    days: z
      .optional(z.strictObject({ start: z.iso.date(), end: z.iso.date() }))
      .check(z.describe('New days of the whole departure.')),
    traveler_cents: z
      ._default(z.int().check(z.gte(-2_000_000), z.lte(2_000_000)), 0)
      .check(z.describe('How much more or less each traveler pays, in cents.')),
    offers_dates: z._default(z.boolean(), false),
    answer_by: z.optional(z.iso.date()),
  }),
])
export type PlannedChange = z.infer<typeof Change>

const ChangePreview = z.object({
  refusal: z
    .nullable(z.string())
    .check(z.describe("Why it can't be done so, with the article of the law where there is one; null when it can.")),
  answer_by: z.iso.date(),
  refund_by: z.iso.date(),
  parties: z.array(
    z.object({
      reservation_id: z.int(),
      number: z.string(),
      customer: z.string(),
      travelers_count: z.int(),
      from_cents: z.int(),
      to_cents: z.int(),
      change_percent: z.number(),
      needs_answer: z.boolean(),
      silence: Silence,
      refusal: z.nullable(z.string()).check(z.describe('Why this contract stays as it is; null when it changes.')),
    }),
  ),
  mails: z.array(PreviewedMail).check(z.describe('Every message as it will leave, in its order.')),
})
export type ChangePreview = z.infer<typeof ChangePreview>

/** What changing the contracts of a departure, or of one of its reservations, would do, to the mails; nothing is done. */
export const previewContractChange = definePanelRoute({
  method: 'post',
  path: '/departures/:id/change/preview',
  auth: 'staff',
  params: ReservationParams,
  body: Change,
  response: ChangePreview,
})

/** Has contracts changed in ten minutes; 409 when the law refuses it, an answer is awaited, or a change is planned already. */
export const planContractChange = definePanelRoute({
  method: 'post',
  path: '/departures/:id/change',
  auth: 'staff',
  params: ReservationParams,
  body: Change,
  response: z.object({ runs_at: z.iso.datetime() }),
})

const Changed = z.object({ id: z.int() })

/** Stops a change before its minute; 409 once it is too late. */
export const stopContractChange = definePanelRoute({
  method: 'post',
  path: '/departures/:id/change/stop',
  auth: 'staff',
  params: ReservationParams,
  response: Changed,
})

/** Has a planned change leave at once; 409 when none is planned. */
export const hastenContractChange = definePanelRoute({
  method: 'post',
  path: '/departures/:id/change/now',
  auth: 'staff',
  params: ReservationParams,
  response: Changed,
})

const DeskChange = z.object({
  id: z.int(),
  kind: Kind,
  state: z.enum(['planned', 'refused', 'done']),
  runs_at: z.iso.datetime(),
  justification: z.string(),
  author: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
  answer_by: z.iso.date(),
  answers: z.array(
    z.object({
      reservation_id: z.int(),
      customer: z.string(),
      phone: z.nullable(z.string()),
      from_cents: z.int(),
      to_cents: z.int(),
      needs_answer: z.boolean(),
      answer: z.nullable(z.enum([...CHANGE_ANSWERS, 'void'])),
      is_silence: z.boolean(),
      answered_at: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type DeskChange = z.infer<typeof DeskChange>

/** The changes of the contracts of a departure, the last one first, with who answered what; sums in cents. */
export const listContractChanges = definePanelRoute({
  method: 'get',
  path: '/departures/:id/changes',
  auth: 'staff',
  params: ReservationParams,
  response: z.object({ changes: z.array(DeskChange) }),
})
