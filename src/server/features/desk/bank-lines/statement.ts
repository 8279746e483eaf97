import { createHash } from 'node:crypto'
import type { BankColumns, DateOrder, DecimalMark } from '@/domain/bank-lines/bank-columns'
import type { ToldMovement } from '@/domain/bank-lines/find-known-movements'

/**
 * `batch`: several sums that the bank booked as one. `refund_returned`: a refund of the agency's that came back.
 * `transfer_returned`: a received transfer that the bank took back.
 */
export type StatementLineKind = 'transfer' | 'batch' | 'refund_returned' | 'transfer_returned'

/** A sum that a bank's file says was received; negative for a `transfer_returned`. */
export type StatementLine = ToldMovement & {
  kind: StatementLineKind
  /** What of the row has no place in `words`: searched for a number, not shown. */
  more: string
}

/** A credit of a file that is not kept, and why, in French; null for what cannot be read. */
export type RefusedCredit = { bookedOn: string | null; amountCents: number | null; words: string; reason: string }

/** Why a credit is refused, in French, whichever the kind of file. */
export const CREDIT_REFUSALS = {
  noDay: 'Le jour de cette ligne ne se lit pas.',
  unreadableSum: (sum: string): string => `La somme «\u00a0${clean(sum, 40)}\u00a0» ne se lit pas.`,
  otherCurrency: (currency: string): string => `La somme est en ${clean(currency, 20)}, pas en euros.`,
}

export type CsvReading = {
  delimiter: ';' | ',' | '\t' | '|'
  decimal: DecimalMark
  dateOrder: DateOrder
  header: string[]
  headerHash: string
  columns: BankColumns | null
}

export type Statement = {
  /** The credits. */
  lines: StatementLine[]
  /** Received transfers that the bank took back, with negative sums. */
  returned: StatementLine[]
  refused: RefusedCredit[]
  /** Entries that are no line: debits, titles, balances, and what is refused. */
  leftOut: number
  csv: CsvReading | null
}

export const digest = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** A bank's text on one line, cut to the length that is kept; the database refuses lone surrogates. */
export const clean = (text: string, most: number): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Cs}/gu, '\ufffd')

export const MOST_PAYER = 140
export const MOST_WORDS = 500

/** A bank's texts in the length that is shown, and what goes beyond it. */
export const cutWords = (texts: readonly string[]): { words: string; beyond: string } => {
  const whole = texts.map((text) => clean(text, text.length)).filter(Boolean)
  const text = [...new Set(whole)].join(' ')
  return { words: clean(text, MOST_WORDS), beyond: clean(text.slice(MOST_WORDS), text.length) }
}

/** A bank's own reference where it can name one movement; otherwise ''. Whether it does depends on the rest of its file. */
export const ownReference = (text: string): string => {
  const own = clean(text, 100)
  return /[1-9]/.test(own) && !/^\d{1,4}$/.test(own) && !PLACEHOLDER.test(own) ? own : ''
}

const PLACEHOLDER = /not\s?provided|non\s?(fourni|renseign|communiqu|ref)|no\s?ref|inconnu|unknown|\bn\/?a\b|^(x+|0+)$/i

/** A bank file that cannot be read; the message says why, in French. */
export class UnreadableStatement extends Error {}

export const unreadable = (message: string): UnreadableStatement => new UnreadableStatement(message)
