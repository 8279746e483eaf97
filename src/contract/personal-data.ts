import * as z from 'zod/mini'
import { PASSWORD_MAX_BYTES } from '@/domain/password'
import { KeptLevelNotice } from './booking'
import { defineRoute } from './define-route'
import { KeptCarbon } from './kept-carbon'
import { BodyId } from './whole-numbers'

const group = 'Accounts'
const Instant = z.string()
const Day = z.iso.date()
const Text = z.nullable(z.string())
const Cents = z.nullable(z.int())

const Account = z.object({
  id: z.int(),
  email: z.string(),
  first_name: Text,
  last_name: Text,
  phone: Text,
  avatar_url: Text,
  role: z.string(),
  provider: z.string(),
  referral: Text,
  sign_in_count: z.int(),
  email_verified_at: z.nullable(Instant),
  created_at: Instant,
  updated_at: Instant,
})

const Settings = z.object({
  newsletter: z.boolean(),
  favourite_alerts: z.boolean(),
  basket_reminders: z.boolean(),
  favourite_news_seen_at: z.nullable(Instant),
  favourite_mailed_at: z.nullable(Instant),
})

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
  sizes: z.unknown(),
  kit_packed: z.unknown(),
  link_sent_at: z.nullable(Instant),
  completed_at: z.nullable(Instant),
})

const Reservation = z.object({
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
    z.object({ kind: z.string(), method: z.string(), amount_cents: z.int(), received_at: Instant, reference: Text }),
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

export const UserData = z
  .object({
    exported_at: z.iso.datetime(),
    account: Account,
    settings: Settings,
    providers: z.array(z.object({ provider: z.string(), linked_at: Instant })),
    sessions: z.array(
      z.object({
        opened_at: z.nullable(Instant),
        expires_at: Instant,
        opened_by: Text,
        client_address: Text,
        device: Text,
        last_used_at: z.nullable(Instant),
        proved_at: z.nullable(Instant),
      }),
    ),
    devices_known_since: z
      .nullable(Instant)
      .check(z.describe('The instant before which cookies of known devices are ignored.')),
    newsletter: z.array(
      z.object({
        status: z.string(),
        consented_at: z.nullable(Instant),
        consented_by: Text,
        created_at: Instant,
        updated_at: Instant,
      }),
    ),
    favourites: z.array(z.object({ expedition: Text, active: z.boolean(), added_at: Instant })),
    level: z
      .array(z.object({ version: z.string(), answers: z.unknown(), levels: z.unknown(), saved_at: Instant }))
      .check(z.describe('What was answered to the level quiz and saved, and the levels found, by family.')),
    town: z
      .array(z.object({ name: z.string(), department: z.string(), saved_at: Instant }))
      .check(z.describe('The town that was saved to travel from.')),
    cart: z.array(
      z.object({
        expedition: Text,
        departure: Day,
        travelers: z.int(),
        ages: z.unknown(),
        options: z.unknown(),
        participants: z.unknown(),
        hold_expires_at: z.nullable(Instant),
        reminded_at: z.nullable(Instant),
        created_at: Instant,
      }),
    ),
    waitlist: z.array(
      z.object({
        expedition: Text,
        departure: Day,
        travelers: z.int(),
        fewest: z.int(),
        ages: z.unknown(),
        held_seats: z.int(),
        offered_until: z.nullable(Instant),
        is_paused: z.boolean(),
        joined_at: Instant,
        moves: z
          .array(z.object({ reason: z.string(), from_place: z.int(), to_place: z.int(), moved_at: Instant }))
          .check(z.describe('Changes of its place by the agency.')),
      }),
    ),
    reservations: z.array(Reservation),
    credit: z
      .array(
        z.object({
          opened_at: Instant,
          expires_on: Day,
          entries: z.array(z.object({ at: Instant, amount_cents: z.int(), reason: z.string(), note: Text })),
        }),
      )
      .check(z.describe('Each credit with the lines of its ledger; sums in cents.')),
    saved_cards: z
      .array(
        z.object({
          reservation: Text,
          brand: z.string(),
          last4: z.string(),
          terms_version: z.string(),
          agreed_at: Instant,
          withdrawn_at: z.nullable(Instant),
        }),
      )
      .check(z.describe('The cards that are kept for a balance, as their holder knows them.')),
    shared_deposits: z
      .array(
        z.object({
          expedition: Text,
          amount_cents: z.int(),
          state: z.string(),
          deadline: Instant,
          created_at: Instant,
          shares: z.array(z.object({ name: Text, amount_cents: z.int() })),
        }),
      )
      .check(z.describe('The deposits that this person shared, with the names they gave to the shares.')),
    messages: z.array(
      z.object({ expedition: Text, body: z.string(), is_answer: z.boolean(), status: z.string(), created_at: Instant }),
    ),
    reports: z.array(z.object({ expedition: Text, reason: Text, status: z.string(), created_at: Instant })),
    call_requests: z.array(
      z.object({ expedition: Text, phone: z.string(), wanted_at: Instant, status: z.string(), created_at: Instant }),
    ),
    contact_messages: z.array(
      z.object({
        topic: z.string(),
        name: z.string(),
        email: z.string(),
        organisation: Text,
        reservation: Text,
        expedition: Text,
        body: z.string(),
        state: z.string(),
        created_at: Instant,
        replies: z.array(z.object({ body: z.string(), at: Instant })),
      }),
    ),
    reviews: z.array(
      z.object({
        expedition: Text,
        first_name: z.string(),
        rate: z.nullable(z.int()),
        guide_rate: z.nullable(z.int()),
        level_rate: z.nullable(z.int()),
        organisation_rate: z.nullable(z.int()),
        text: Text,
        status: z.string(),
        reply: Text,
        published_at: z.nullable(Instant),
        created_at: Instant,
      }),
    ),
    moderation: z
      .array(z.object({ action: z.string(), reason: Text, at: Instant }))
      .check(z.describe("The moderation decisions about the user's messages and reviews.")),
  })
  .register(z.globalRegistry, {
    id: 'UserData',
    description:
      "All that is held about a person: their own document, with nobody else's data but the travelers they wrote down.",
  })
export type UserData = z.infer<typeof UserData>

export const exportUserData = defineRoute({
  method: 'get',
  path: '/v1/user/export',
  group,
  auth: 'user',
  summary: 'Download one’s data',
  description: 'All that the agency holds about the user, as one JSON document.',
  response: UserData,
})

export const previewDeletion = defineRoute({
  method: 'get',
  path: '/v1/user/deletion',
  group,
  auth: 'user',
  summary: 'What deleting the account cancels',
  description: 'What deleting the account today cancels, with the fee and the refund of each reservation, in euros.',
  response: z.object({
    reservations: z.array(
      z.object({
        reservation_id: z.int(),
        name: z.string(),
        departure_date: Day,
        fee: z.number(),
        refund: z.number(),
      }),
    ),
    fee: z.number(),
    refund: z.number(),
  }),
})

export const deleteUser = defineRoute({
  method: 'post',
  path: '/v1/user/deletion',
  group,
  auth: 'user',
  summary: 'Delete the account',
  description:
    'Deletes the account and cancels the reservations to come; what the law makes us keep of the others stays. Asks the password, or the address. `cancels` and `fee` are what was shown: anything else today is 409.',
  body: z.strictObject({
    confirmation: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_BYTES)),
    cancels: z._default(z.array(BodyId).check(z.maxLength(1000)), []),
    fee: z
      ._default(z.number().check(z.gte(0)), 0)
      .check(z.describe('What canceling these trips was shown to cost, in euros: 409 when it is another sum by now.')),
  }),
  conflicts: ['cancels'],
  response: z.object({ ok: z.literal(true) }),
})
