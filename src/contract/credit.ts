import * as z from 'zod/mini'
import { definePanelRoute, defineRoute } from './define-route'
import { lineText } from './free-text'
import { PathId } from './whole-numbers'

/** Why a line of the ledger was written. */
export const CREDIT_REASONS = ['opened', 'used', 'given_back', 'expired', 'reversed'] as const
export type CreditReason = (typeof CREDIT_REASONS)[number]

const CreditEntry = z.object({
  at: z.iso.datetime(),
  amount: z.number().check(z.describe('Euros; below zero when it was taken.')),
  reason: z.enum(CREDIT_REASONS),
  number: z.nullable(z.string()).check(z.describe('Of the reservation it came from or paid.')),
})

const OwnCredit = z
  .object({
    balance: z.number().check(z.describe('What may be used today, in euros.')),
    accounts: z.array(
      z.object({
        id: z.int(),
        balance: z.number(),
        expires_on: z.iso.date().check(z.describe('The last day to use it; the rest is refunded after it.')),
        is_over: z.boolean(),
        entries: z.array(CreditEntry),
      }),
    ),
  })
  .register(z.globalRegistry, {
    id: 'OwnCredit',
    description: 'What one’s credit holds, in euros, and each entry of it.',
  })
export type OwnCredit = z.infer<typeof OwnCredit>

export const getOwnCredit = defineRoute({
  method: 'get',
  path: '/v1/user/credit',
  group: 'Bookings',
  auth: 'user',
  summary: 'Own credit',
  description: "The customer's credit: balance, last day, and every entry, the oldest first.",
  response: OwnCredit,
})

const AccountCredit = z.object({
  balance_cents: z.int(),
  accounts: z.array(
    z.object({
      id: z.int(),
      balance_cents: z.int(),
      expires_on: z.iso.date(),
      is_over: z.boolean(),
      entries: z.array(
        z.object({
          id: z.int(),
          at: z.iso.datetime(),
          amount_cents: z.int(),
          reason: z.enum(CREDIT_REASONS),
          note: z.nullable(z.string()),
          reservation_id: z.nullable(z.int()),
          number: z.nullable(z.string()),
          author: z.nullable(z.string()).check(z.describe('Null: the site itself.')),
        }),
      ),
    }),
  ),
})
export type AccountCredit = z.infer<typeof AccountCredit>

/** The credit of an account as the agency sees it; sums in cents. */
export const getAccountCredit = definePanelRoute({
  method: 'get',
  path: '/users/:id/credit',
  auth: 'staff',
  params: z.object({ id: PathId }),
  response: AccountCredit,
})

/**
 * Makes of what a credit still holds a refund due, by a counter-entry with its reason; 409 when it holds something else than
 * what was read.
 */
export const reverseCredit = definePanelRoute({
  method: 'post',
  path: '/users/:id/credit/:account/reverse',
  auth: 'staff',
  params: z.object({ id: PathId, account: PathId }),
  body: z.strictObject({
    reason: lineText({ max: 300 }).check(z.minLength(3)),
    balance_cents: z.int().check(z.gte(1), z.lte(20_000_000)),
  }),
  response: z.object({ id: z.int() }),
})
