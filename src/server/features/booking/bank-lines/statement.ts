import { createHash } from 'node:crypto'
import type { BankColumns, DateOrder, DecimalMark } from '@/domain/bank-columns'
import { HttpError } from '@/server/platform/http/errors'

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

/** What a bank wrote, on one line and no longer than is kept. */
export const clean = (text: string, most: number): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)

export const MOST_PAYER = 140
export const MOST_WORDS = 500

export const unreadable = (message: string): HttpError =>
  new HttpError({ status: 422, message, fields: [{ field: 'content', message }] })
