import { createHash } from 'node:crypto'
import type { BankColumns, DateOrder, DecimalMark } from '@/domain/bank-columns'

/** A sum that a bank's file says was received. */
export type StatementLine = {
  bankKey: string
  bookedOn: string
  amountCents: number
  payer: string
  words: string
}

export type CsvReading = {
  delimiter: ';' | ',' | '\t' | '|'
  decimal: DecimalMark
  dateOrder: DateOrder
  header: string[]
  headerHash: string
  columns: BankColumns | null
}

export type Statement = { lines: StatementLine[]; leftOut: number; csv: CsvReading | null }

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

/** A bank file that cannot be read; the message says why, in French. */
export class UnreadableStatement extends Error {}

export const unreadable = (message: string): UnreadableStatement => new UnreadableStatement(message)
