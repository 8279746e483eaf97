import * as z from 'zod/mini'
import { KeptLevelNotice } from './party'
import { KeptCarbon } from './kept-carbon'
import { Text, Instant, Day, Cents } from './export-fields'

const Traveler = z.object({
  first_name: Text,
  last_name: Text,
  birth_date: z.nullable(Day),
  email: Text,
  phone: Text,
  emergency_name: Text,
  emergency_phone: Text,
  diet: Text,
  level: z.nullable(z.int()),
  told_age: z
    .nullable(z.int())
    .check(z.describe('The age given at booking, in whole years on the first day; 18 for any adult.')),
  pays_child: z.boolean(),
  added_price_cents: z
    .nullable(z.int())
    .check(z.describe('What they pay where they were added at another price than that of the contract.')),
  sizes: z.unknown(),
  kit_packed: z.unknown(),
  link_sent_at: z.nullable(Instant),
  completed_at: z.nullable(Instant),
})

export const Reservation = z.object({
  id: z.int(),
  number: Text,
  expedition: Text,
  departure: Day,
  travelers: z.int(),
  unit_price_cents: z.int(),
  child_price_cents: Cents,
  child_price_max_age: z.nullable(z.int()),
  total_cents: z.int(),
  deposit_cents: Cents,
  balance_due_on: z.nullable(Day),
  options: z.unknown(),
  status: z.string(),
  source: z.string(),
  terms: z.nullable(z.object({ version: Text, accepted_at: z.nullable(Instant) })),
  information_form: z.nullable(z.object({ version: Text, sent_at: z.nullable(Instant), sent_to: Text })),
  level_notice: z
    .nullable(KeptLevelNotice)
    .check(z.describe('The warning that was accepted about travelers far below what the trip asked, by their places.')),
  carbon: z
    .nullable(KeptCarbon)
    .check(z.describe('What the trip emits, as it was counted at the order, and from which town.')),
  confirmed_at: z.nullable(Instant),
  canceled_at: z.nullable(Instant),
  cancellation_fee_cents: Cents,
  travelers_fee_cents: Cents,
  choice: z
    .nullable(
      z.object({
        choice: z.nullable(z.string()),
        chosen_at: z.nullable(Instant),
        by: z.nullable(z.string()),
        text_version: z.nullable(z.string()),
        answer_by: Day,
      }),
    )
    .check(z.describe('What was chosen after the agency canceled, under which version of the text.')),
  contract_changes: z
    .array(
      z.object({
        kind: z.string(),
        justification: z.string(),
        was: Text,
        becomes: Text,
        old_start: z.nullable(Day),
        old_end: z.nullable(Day),
        new_start: z.nullable(Day),
        new_end: z.nullable(Day),
        told_at: Instant,
        from_cents: z.int(),
        to_cents: z.int(),
        needs_answer: z.boolean(),
        answer_by: Day,
        text_version: z.string(),
        silence: z.string(),
        reminded_at: z.nullable(Instant),
        answer: Text,
        answered_at: z.nullable(Instant),
        by: Text,
        refund_cents: Cents,
      }),
    )
    .check(
      z.describe(
        'What the agency asked to change of the contract; `by` is `account`, `link`, or `clock` where no answer came in time.',
      ),
    ),
  review_invited_at: z.nullable(Instant),
  created_at: Instant,
  participants: z.array(Traveler),
  guardian: z
    .nullable(
      z.object({
        first_name: z.string(),
        last_name: z.string(),
        phone: z.string(),
        contacts: z.unknown(),
        pick_ups: z.unknown(),
        authorisation_version: Text,
        authorisation_received_on: Text,
        created_at: Instant,
        updated_at: Instant,
      }),
    )
    .check(z.describe('Who answers for children without their parents, with whom they named and the text to sign.')),
  payments: z.array(
    z.object({
      ...{ kind: z.string(), method: z.string(), amount_cents: z.int() },
      ...{ received_at: Instant, reference: Text, reason: Text },
    }),
  ),
  invoices: z
    .array(
      z.object({
        number: z.string(),
        kind: z.string(),
        issued_at: Instant,
        amount_cents: z.int(),
        customer: Text,
        lines: z.unknown(),
      }),
    )
    .check(z.describe('Invoices and credit notes, as they were issued, with the name that they bear.')),
  history: z
    .array(z.object({ kind: z.string(), at: Instant, by: z.enum(['you', 'agency', 'site']), detail: Text }))
    .check(z.describe('What happened, in order; `by` is `you`, `agency`, or `site` for what nobody signed.')),
  mails: z
    .array(z.object({ subject: z.string(), sent_to: Text, sent_at: Instant }))
    .check(z.describe('The messages about it that left, in the last two years.')),
  readings: z
    .array(z.object({ at: Instant, by: z.string(), kind: z.string() }))
    .check(z.describe("Who read the travelers' data: a role, for the persons of the agency have a private life too.")),
})
