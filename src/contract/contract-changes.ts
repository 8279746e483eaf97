import * as z from 'zod/mini'
import { CHANGE_ANSWERS, CHANGE_KINDS, REVISION_CAUSES } from '@/domain/contract-change'
import { definePanelRoute, defineRoute } from './define-route'
import { lineText } from './free-text'
import { PreviewedMail } from './previewed-mail'
import { BodyId, PathId } from './whole-numbers'

const params = z.object({ id: PathId })
const group = 'Réservation'
const LinkHeaders = z.object({ 'link-token': z._default(z.string().check(z.maxLength(100)), '') })
const Kind = z.enum(CHANGE_KINDS)
const Silence = z.enum(['accept', 'terminate'])

/** What a cause of a revision was worth on the day of the contract, and is worth now. */
const Variation = z.object({ cause: z.enum(REVISION_CAUSES), from: z.number(), to: z.number() })

const Days = z.object({ start: z.iso.date(), end: z.iso.date() })

/** A change of a contract, as its customer reads and answers it. Sums in euros, days in Paris. */
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
    /** Why, in the agency's words. */
    justification: z.string(),
    /** What it was and what it becomes, of a change of content. */
    was: z.nullable(z.string()),
    becomes: z.nullable(z.string()),
    days: z.nullable(z.object({ was: Days, becomes: Days })),
    /** What the price follows: the share of each cause by the contract, in percent, and its two values. */
    causes: z.array(z.extend(Variation, { share_percent: z.number() })),
    total_before: z.number(),
    total_after: z.number(),
    change_percent: z.number(),
    /** Whether an answer is asked; without, the change holds as it is told. */
    needs_answer: z.boolean(),
    is_open: z.boolean(),
    answer_by: z.iso.date(),
    /** What no answer means. */
    silence: Silence,
    text_version: z.string(),
    /** What comes back to who ends the contract, and by when if that is today. */
    refund: z.object({ amount: z.number(), by: z.iso.date() }),
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
    /** What was answered; `is_silence` when nobody did in time. */
    answered: z.nullable(
      z.object({
        answer: z.enum([...CHANGE_ANSWERS, 'void']),
        is_silence: z.boolean(),
        on: z.iso.date(),
        refund: z.nullable(z.number()),
        refund_by: z.iso.date(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'ContractChange' })
export type ContractChangeDetail = z.infer<typeof ContractChangeDetail>

const Answer = z.strictObject({
  change_id: BodyId,
  answer: z.enum(CHANGE_ANSWERS),
  /** What the contract was shown to cost from then on. */
  total: z.optional(z.number().check(z.gte(0), z.lte(200_000))),
  departure_id: z.optional(BodyId),
  text_version: z.string().check(z.maxLength(20)),
})
export type GivenAnswer = z.infer<typeof Answer>

/** What a private link lets answer; 404 when it is unknown. */
export const getChangeByLink = defineRoute({
  method: 'get',
  path: '/v1/contract-change',
  group,
  auth: 'public',
  summary: 'Change of a contract behind a private link',
  headers: LinkHeaders,
  response: ContractChangeDetail,
})

/** Answers once, behind a private link; 409 when another answer was given, the day is over, or what was shown has changed. */
export const answerChangeByLink = defineRoute({
  method: 'post',
  path: '/v1/contract-change',
  group,
  auth: 'public',
  summary: 'Answer behind a private link',
  headers: LinkHeaders,
  body: Answer,
  response: ContractChangeDetail,
})

/** The last change of one's own contract; 404 without one. */
export const getOwnChange = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/change',
  group,
  auth: 'user',
  summary: 'Change of a contract',
  params,
  response: ContractChangeDetail,
})

/** Answers once for one's own reservation; 409 as behind a link. */
export const answerOwnChange = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/change',
  group,
  auth: 'user',
  summary: 'Answer to a change of a contract',
  params,
  body: Answer,
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
    /** New days of the whole departure. */
    days: z.optional(z.strictObject({ start: z.iso.date(), end: z.iso.date() })),
    /** How much more or less each traveler pays, in cents. */
    traveler_cents: z._default(z.int().check(z.gte(-2_000_000), z.lte(2_000_000)), 0),
    offers_dates: z._default(z.boolean(), false),
    answer_by: z.optional(z.iso.date()),
  }),
])
export type PlannedChange = z.infer<typeof Change>

const ChangePreview = z.object({
  /** Why it can't be done so, with the article of the law where there is one; null when it can. */
  refusal: z.nullable(z.string()),
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
      /** Why this contract stays as it is; null when it changes. */
      refusal: z.nullable(z.string()),
    }),
  ),
  /** Every message as it will leave, in its order. */
  mails: z.array(PreviewedMail),
})
export type ChangePreview = z.infer<typeof ChangePreview>

/** What changing the contracts of a departure, or of one of its reservations, would do, to the mails; nothing is done. */
export const previewContractChange = definePanelRoute({
  method: 'post',
  path: '/departures/:id/change/preview',
  auth: 'staff',
  params,
  body: Change,
  response: ChangePreview,
})

/** Has contracts changed in ten minutes; 409 when the law refuses it, an answer is awaited, or a change is planned already. */
export const planContractChange = definePanelRoute({
  method: 'post',
  path: '/departures/:id/change',
  auth: 'staff',
  params,
  body: Change,
  response: z.object({ runs_at: z.iso.datetime() }),
})

const Changed = z.object({ id: z.int() })

/** Stops a change before its minute; 409 once it is too late. */
export const stopContractChange = definePanelRoute({
  method: 'post',
  path: '/departures/:id/change/stop',
  auth: 'staff',
  params,
  response: Changed,
})

/** Has a planned change leave at once; 409 when none is planned. */
export const hastenContractChange = definePanelRoute({
  method: 'post',
  path: '/departures/:id/change/now',
  auth: 'staff',
  params,
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
  params,
  response: z.object({ changes: z.array(DeskChange) }),
})
