import * as z from 'zod/mini'
import { Text, Instant, Day } from './export-fields'
import { Reservation } from './exported-reservation'

const Account = z.object({
  id: z.int(),
  email: z.string(),
  first_name: Text,
  last_name: Text,
  phone: Text,
  billing_address: Text,
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
