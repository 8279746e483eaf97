import { z } from 'zod'
import { PASSWORD_MAX_BYTES } from '@/domain/password'
import { defineRoute } from './define-route'
import { BodyId } from './whole-numbers'

const group = 'Comptes'
const Instant = z.string()
const Day = z.iso.date()
const Text = z.string().nullable()
const Cents = z.int().nullable()

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
  email_verified_at: Instant.nullable(),
  created_at: Instant,
  updated_at: Instant,
})

const Settings = z.object({
  newsletter: z.boolean(),
  favourite_alerts: z.boolean(),
  basket_reminders: z.boolean(),
  favourite_news_seen_at: Instant.nullable(),
  favourite_mailed_at: Instant.nullable(),
})

const Traveler = z.object({
  first_name: Text,
  last_name: Text,
  birth_date: Day.nullable(),
  email: Text,
  phone: Text,
  emergency_name: Text,
  emergency_phone: Text,
  diet: Text,
  level: z.int().nullable(),
  sizes: z.unknown(),
  kit_packed: z.unknown(),
  link_sent_at: Instant.nullable(),
  completed_at: Instant.nullable(),
})

const Reservation = z.object({
  id: z.int(),
  number: Text,
  expedition: Text,
  departure: Day,
  travelers: z.int(),
  unit_price_cents: z.int(),
  total_cents: z.int(),
  deposit_cents: Cents,
  balance_due_on: Day.nullable(),
  options: z.unknown(),
  status: z.string(),
  source: z.string(),
  terms: z.object({ version: Text, accepted_at: Instant.nullable() }).nullable(),
  confirmed_at: Instant.nullable(),
  canceled_at: Instant.nullable(),
  cancellation_fee_cents: Cents,
  review_invited_at: Instant.nullable(),
  created_at: Instant,
  participants: z.array(Traveler),
  payments: z.array(
    z.object({ kind: z.string(), method: z.string(), amount_cents: z.int(), received_at: Instant, reference: Text }),
  ),
  /** What happened, in order; `by` is `you`, `agency`, or `site` for what nobody signed. */
  history: z.array(z.object({ kind: z.string(), at: Instant, by: z.enum(['you', 'agency', 'site']), detail: Text })),
  /** Who read the travelers' data: a role, for the persons of the agency have a private life too. */
  readings: z.array(z.object({ at: Instant, by: z.string(), kind: z.string() })),
})

/** All that is held about a person: their own document, with nobody else's data but the travelers they wrote down. */
export const UserData = z
  .object({
    exported_at: z.iso.datetime(),
    account: Account,
    settings: Settings,
    providers: z.array(z.object({ provider: z.string(), linked_at: Instant })),
    sessions: z.array(
      z.object({
        opened_at: Instant.nullable(),
        expires_at: Instant,
        opened_by: Text,
        client_address: Text,
        device: Text,
        last_used_at: Instant.nullable(),
        proved_at: Instant.nullable(),
      }),
    ),
    /** Since when the marks of one's known devices are believed. */
    devices_known_since: Instant.nullable(),
    newsletter: z.array(z.object({ status: z.string(), created_at: Instant, updated_at: Instant })),
    favourites: z.array(z.object({ expedition: Text, active: z.boolean(), added_at: Instant })),
    cart: z.array(
      z.object({
        expedition: Text,
        departure: Day,
        travelers: z.int(),
        options: z.unknown(),
        participants: z.unknown(),
        hold_expires_at: Instant.nullable(),
        reminded_at: Instant.nullable(),
        created_at: Instant,
      }),
    ),
    reservations: z.array(Reservation),
    messages: z.array(
      z.object({ expedition: Text, body: z.string(), is_answer: z.boolean(), status: z.string(), created_at: Instant }),
    ),
    reports: z.array(z.object({ expedition: Text, reason: Text, status: z.string(), created_at: Instant })),
    reviews: z.array(
      z.object({
        expedition: Text,
        first_name: z.string(),
        rate: z.int().nullable(),
        guide_rate: z.int().nullable(),
        level_rate: z.int().nullable(),
        organisation_rate: z.int().nullable(),
        text: Text,
        status: z.string(),
        reply: Text,
        published_at: Instant.nullable(),
        created_at: Instant,
      }),
    ),
    /** What was decided about one's messages and reviews. */
    moderation: z.array(z.object({ action: z.string(), reason: Text, at: Instant })),
  })
  .meta({ id: 'UserData' })
export type UserData = z.infer<typeof UserData>

/** All that the agency holds about the user, as one JSON document. */
export const exportUserData = defineRoute({
  method: 'get',
  path: '/v1/user/export',
  group,
  auth: 'user',
  summary: 'Download one’s data',
  response: UserData,
})

/** What deleting the account today cancels, with the fee and the refund of each reservation, in euros. */
export const previewDeletion = defineRoute({
  method: 'get',
  path: '/v1/user/deletion',
  group,
  auth: 'user',
  summary: 'What deleting the account cancels',
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

/**
 * Deletes the account and cancels the reservations to come; what the law makes us keep of the others stays. Asks the
 * password, or the address. `cancels` and `fee` are what was shown: anything else today is 409.
 */
export const deleteUser = defineRoute({
  method: 'post',
  path: '/v1/user/deletion',
  group,
  auth: 'user',
  summary: 'Delete the account',
  body: z.strictObject({
    confirmation: z.string().min(1).max(PASSWORD_MAX_BYTES),
    cancels: z.array(BodyId).max(1000).default([]),
    fee: z.number().min(0).default(0),
  }),
  response: z.object({ ok: z.literal(true) }),
})
