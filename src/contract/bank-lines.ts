import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'
import { lineText } from './free-text'
import { BodyId, PathId } from './whole-numbers'

/** Characters of a bank's file. A full CAMT.053 movement takes two thousand, a CSV one two hundred. */
export const MOST_STATEMENT = 1_000_000
export const STATEMENT_TOO_LARGE =
  'Ce fichier est trop grand\u00a0: 1\u00a0Mo au plus. Importe une période plus courte.'
/** Transfers in one file, and lines in one request. */
export const MOST_STATEMENT_LINES = 5_000

const Column = z.int().check(z.gte(0), z.lte(200))
/** The places of the columns of a bank's file. */
const BankColumns = z.strictObject({
  date: Column,
  amount: Column,
  words: Column,
  payer: z.nullable(Column),
  id: z.nullable(Column),
})

const Statement = {
  content: z.string().check(z.minLength(1), z.maxLength(MOST_STATEMENT, STATEMENT_TOO_LARGE)),
  /** Of a CSV whose columns were told otherwise than they were guessed. */
  columns: z.optional(BankColumns),
}

const ReadLine = z.object({ booked_on: z.iso.date(), amount_cents: z.int(), payer: z.string(), words: z.string() })

/** What becomes of the credits of a file. Each is one of the three; a refused one whose sum cannot be read counts for nothing in cents. */
const Fates = {
  new_count: z.int(),
  known_count: z.int(),
  refused_count: z.int(),
  credit_cents: z.int(),
  new_cents: z.int(),
  known_cents: z.int(),
  refused_cents: z.int(),
}

const StatementPreview = z.object({
  format: z.enum(['csv', 'camt']),
  /** How a CSV is read; null for CAMT.053, which says it itself. */
  csv: z.nullable(
    z.object({
      delimiter: z.enum([';', ',', '\t', '|']),
      decimal: z.enum([',', '.']),
      date_order: z.enum(['day_first', 'month_first', 'year_first']),
      header: z.array(z.string()),
      /** Null until the columns are told. */
      columns: z.nullable(BankColumns),
      is_known: z.boolean(),
    }),
  ),
  /** Sums that were received and can be kept. */
  received_count: z.int(),
  /** Received transfers that the bank took back. */
  returned_count: z.int(),
  /** What is no such sum: debits, titles, and what is refused. */
  left_out_count: z.int(),
  ...Fates,
  /** The first credits that are not kept, and why. */
  refused: z.array(
    z.object({
      booked_on: z.nullable(z.iso.date()),
      amount_cents: z.nullable(z.int()),
      words: z.string(),
      reason: z.string(),
    }),
  ),
  first: z.array(ReadLine),
})
export type StatementPreview = z.infer<typeof StatementPreview>

/** Reads a bank's file without keeping anything of it: how it is written, and its first lines; 422 for one that cannot be read. */
export const previewStatement = definePanelRoute({
  method: 'post',
  path: '/reservations/bank-lines/preview',
  auth: 'staff',
  body: z.strictObject(Statement),
  response: StatementPreview,
})

/** Keeps the sums that a bank's file says were received, each once however often it comes. */
export const importStatement = definePanelRoute({
  method: 'post',
  path: '/reservations/bank-lines/import',
  auth: 'staff',
  body: z.strictObject(Statement),
  response: z.object({ ...Fates, left_out_count: z.int() }),
})

const BankLine = z.object({
  id: z.int(),
  booked_on: z.iso.date(),
  /** Negative for a `transfer_returned`. */
  amount_cents: z.int(),
  payer: z.string(),
  words: z.string(),
  state: z.enum(['open', 'applied', 'set_aside']),
  /**
   * `batch`: several sums that the bank booked as one. `refund_returned`: a refund of the agency's that came back.
   * `transfer_returned`: a received transfer that the bank took back.
   */
  kind: z.enum(['transfer', 'batch', 'refund_returned', 'transfer_returned']),
  /** Of a received transfer, the day on which the bank took it back. */
  taken_back_on: z.nullable(z.iso.date()),
  /** Of a `transfer_returned`, the transfer that it takes back, with the number of the booking that it paid. */
  credit: z.nullable(
    z.object({
      booked_on: z.iso.date(),
      payer: z.string(),
      state: z.enum(['open', 'applied', 'set_aside']),
      number: z.nullable(z.string()),
    }),
  ),
  /** Of an open line, the only refund of this sum that it may be the return of. */
  returned_refund: z.nullable(
    z.object({ reservation_id: z.int(), number: z.string(), customer: z.string(), reason: z.string() }),
  ),
  /** Of an open line, the booking that it seems to be for, with the reason. */
  proposal: z.nullable(
    z.object({
      /** One of the two: a booking, or a gift card. */
      reservation_id: z.nullable(z.int()),
      gift_card_id: z.nullable(z.int()),
      number: z.string(),
      customer: z.string(),
      expedition: z.string(),
      left_cents: z.int(),
      is_sure: z.boolean(),
      reason: z.string(),
    }),
  ),
  /** Of one that was applied. */
  reservation_id: z.nullable(z.int()),
  reservation_number: z.nullable(z.string()),
  gift_card_id: z.nullable(z.int()),
  gift_reference: z.nullable(z.string()),
  /** Why it was set aside. */
  reason: z.nullable(z.string()),
  author: z.nullable(z.string()),
})
export type BankLine = z.infer<typeof BankLine>

/** The lines of a state, the latest day first, each open one with what it seems to be for; 500 at most. */
export const listBankLines = definePanelRoute({
  method: 'get',
  path: '/reservations/bank-lines',
  auth: 'staff',
  query: z.object({ state: z._default(z.enum(['open', 'applied', 'set_aside']), 'open') }),
  response: z.object({ lines: z.array(BankLine), has_more: z.boolean() }),
})

const Changed = z.object({ id: z.int() })
const params = z.object({ id: PathId })
/** The number of a booking; in `applyBankLine`, or the reference of a gift card. */
const Numbered = z.strictObject({ number: lineText({ max: 40 }).check(z.minLength(1)) })

/** Writes a line down as a payment of that reservation; 409 when it is applied or set aside by now, 422 for a sum that cannot be. */
export const applyBankLine = definePanelRoute({
  method: 'post',
  path: '/reservations/bank-lines/:id/apply',
  auth: 'staff',
  params,
  body: Numbered,
  response: Changed,
})

/** Writes down each of the lines that is still surely for the reservation that was shown, one by one. */
export const applySureLines = definePanelRoute({
  method: 'post',
  path: '/reservations/bank-lines/apply-sure',
  auth: 'staff',
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          id: BodyId,
          reservation_id: z._default(z.nullable(BodyId), null),
          gift_card_id: z._default(z.nullable(BodyId), null),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_STATEMENT_LINES)),
  }),
  response: z.object({ applied_count: z.int(), refused: z.array(z.object({ id: z.int(), message: z.string() })) }),
})

/** Sets a line aside that is not of a reservation, with the reason, and with a transfer that the bank took back its open credit; 409 when it is applied or set aside by now. */
export const setLineAside = definePanelRoute({
  method: 'post',
  path: '/reservations/bank-lines/:id/set-aside',
  auth: 'staff',
  params,
  body: z.strictObject({ reason: lineText({ max: 300 }).check(z.minLength(3)) }),
  response: Changed,
})

/** Takes up a line again that was set aside; 409 for any other. */
export const reopenLine = definePanelRoute({
  method: 'post',
  path: '/reservations/bank-lines/:id/reopen',
  auth: 'staff',
  params,
  response: Changed,
})

/** Opens the refund of that reservation again, whose sum came back to the account; 422 where no refund by transfer has this sum. */
export const returnRefund = definePanelRoute({
  method: 'post',
  path: '/reservations/bank-lines/:id/refund-returned',
  auth: 'staff',
  params,
  body: Numbered,
  response: Changed,
})

/** Takes a payment off that reservation, whose sum the bank took back by this line; 422 where it received less than that by hand. */
export const takeTransferBack = definePanelRoute({
  method: 'post',
  path: '/reservations/bank-lines/:id/transfer-returned',
  auth: 'staff',
  params,
  body: Numbered,
  response: Changed,
})

const BankCredit = z.object({
  id: z.int(),
  /** The day of the import. */
  imported_on: z.iso.date(),
  booked_on: z.nullable(z.iso.date()),
  amount_cents: z.nullable(z.int()),
  payer: z.string(),
  words: z.string(),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  /** The earlier line that it is. */
  twin: z.nullable(
    z.object({
      booked_on: z.iso.date(),
      amount_cents: z.int(),
      payer: z.string(),
      words: z.string(),
      state: z.enum(['open', 'applied', 'set_aside']),
      reservation_number: z.nullable(z.string()),
    }),
  ),
})
export type BankCredit = z.infer<typeof BankCredit>

/** The credits of imported files that became no line of their own, the latest first: those known before, with their twins, or those refused; 500 at most. */
export const listBankCredits = definePanelRoute({
  method: 'get',
  path: '/reservations/bank-lines/credits',
  auth: 'staff',
  query: z.object({ fate: z.enum(['known', 'refused']) }),
  response: z.object({ credits: z.array(BankCredit), has_more: z.boolean() }),
})

/** Makes a line of its own of a credit that was taken for an earlier one; 409 when it is one by now. */
export const takeBankCredit = definePanelRoute({
  method: 'post',
  path: '/reservations/bank-lines/credits/:id/take',
  auth: 'staff',
  params,
  response: Changed,
})
