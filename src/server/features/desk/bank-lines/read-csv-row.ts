import { readCents, readDay, readSign, type BankColumns } from '@/domain/bank-lines/bank-columns'
import { foldText } from '@/domain/text/fold-text'
import { saysReturn } from '@/domain/bank-lines/match-transfer'
import {
  clean,
  CREDIT_REFUSALS,
  cutWords,
  digest,
  MOST_PAYER,
  ownReference,
  type CsvReading,
  type RefusedCredit,
  type StatementLine,
} from './statement'

type Table = { columns: BankColumns; sign: number | null; debit: number | null; csv: CsvReading }
type CsvRow = { line?: StatementLine; returned?: StatementLine; refused?: RefusedCredit }

/**
 * What a row of a CSV says was received: a line, a received transfer that the bank took back, or why a credit is no line; null for any
 * other debit, a balance or a title.
 */
export const readCsvRow = ({ row, ...table }: Table & { row: string[] }): CsvRow | null => {
  const read = readCells({ row, ...table })
  const reason = refusalOf({ row, read, table })
  if (reason === null && !isCredit(read)) return readDebit({ row, read, table })
  const { bookedOn, cents } = read
  const { words, beyond } = wordsOf({ row, ...table })
  if (reason !== null || bookedOn === null || cents === null) {
    const amountCents = cents === null ? null : Math.abs(cents)
    return { refused: { bookedOn, amountCents, words, reason: reason ?? CREDIT_REFUSALS.noDay } }
  }
  return { line: lineOf({ row, table, kind: 'transfer', bookedOn, amountCents: cents, words, beyond }) }
}

type Told = Pick<StatementLine, 'kind' | 'bookedOn' | 'amountCents' | 'words'> & { beyond: string }

const lineOf = ({ row, table, beyond, ...told }: Told & { row: string[]; table: Table }): StatementLine => {
  const { columns, csv } = table
  const own = row[columns.id ?? -1] ?? ''
  return {
    ...told,
    payer: clean(row[columns.payer ?? -1] ?? '', MOST_PAYER),
    more: [beyond, clean(own, own.length)].filter(Boolean).join(' '),
    ...{ source: `csv:${csv.headerHash}`, own: ownReference(own), said: saidBy({ row, columns }) },
  }
}

/** A debit whose words say that a transfer is returned; null for any other. */
const readDebit = ({ row, read: { cents, way, bookedOn }, table }: Judged): CsvRow | null => {
  const { words, beyond } = wordsOf({ row, ...table })
  const apart = readCents({ text: row[table.debit ?? -1] ?? '', decimal: table.csv.decimal })
  const taken = cents !== null && (cents < 0 || way === 'debit') ? cents : apart
  if (taken === null || taken === 0 || bookedOn === null || !saysReturn(words)) return null
  const amountCents = -Math.abs(taken)
  return { returned: lineOf({ row, table, kind: 'transfer_returned', bookedOn, amountCents, words, beyond }) }
}

type Cells = { sum: string; cents: number | null; way: 'credit' | 'debit' | null; bookedOn: string | null }

const readCells = ({ row, columns, sign, csv }: Table & { row: string[] }): Cells => {
  const sum = row[columns.amount] ?? ''
  return {
    sum,
    cents: readCents({ text: sum, decimal: csv.decimal }),
    way: sign === null ? null : readSign(row[sign] ?? ''),
    bookedOn: readDay({ text: row[columns.date] ?? '', order: csv.dateOrder }),
  }
}

const isCredit = ({ cents, way }: Cells): boolean => cents !== null && cents > 0 && way !== 'debit'

type Judged = { row: string[]; read: Cells; table: Table }

/** Why a row that may tell of a credit is no line; null for a line, and for a row that tells of none. */
const refusalOf = ({ row, read, table }: Judged): string | null => {
  const torn = tornRefusal({ row, read, table })
  if (torn !== null) return torn
  if (!/\d/.test(read.sum) || (read.bookedOn === null && isBalance(row))) return null
  return sumRefusal({ row, read, table })
}

const sumRefusal = ({ row, read: { sum, cents, way, bookedOn }, table: { sign, csv } }: Judged): string | null => {
  if (cents === null) return CREDIT_REFUSALS.unreadableSum(sum)
  if (cents === 0 || way === 'debit') return null
  if (cents < 0) return way === 'credit' ? 'La somme est négative, et la ligne dit qu’elle est reçue.' : null
  if (sign !== null && way === null) return 'Cette ligne ne dit pas si la somme est reçue ou payée.'
  const currency = clean(row[csv.header.findIndex((name) => CURRENCY.test(foldText(name)))] ?? '', 20)
  if (/^[A-Z]{3}$/.test(currency) && currency !== 'EUR') return CREDIT_REFUSALS.otherCurrency(currency)
  return bookedOn === null ? CREDIT_REFUSALS.noDay : null
}

const CURRENCY = /devise|currency|monnaie/

/** A row with more cells than the header has, or cut before its sum: a text holds a delimiter or the end of a line. */
const tornRefusal = ({ row, read: { bookedOn }, table: { columns, csv } }: Judged): string | null => {
  if (bookedOn === null) return null
  if (row.slice(csv.header.length).some((cell) => cell.trim() !== '')) return TORN
  const isShort = row.length <= columns.amount
  const hasSum = row.some(
    (cell, place) => place !== columns.date && readCents({ text: cell, decimal: csv.decimal }) !== null,
  )
  return isShort && !hasSum ? TORN : null
}

const TORN = 'Cette ligne n’a pas les cases de l’en-tête\u00a0: sa somme ne se lit pas.'

/** A row that sums up others, which banks put below them without a day. */
const isBalance = (row: string[]): boolean =>
  /^(ancien |nouveau )?solde\b|^(sous-)?total\b/.test(foldText(row.find((cell) => cell.trim() !== '') ?? ''))

/** Every text of the row, that of the chosen column first: each bank has another place for what the customer wrote. */
const wordsOf = ({ row, columns, sign, debit }: Table & { row: string[] }): { words: string; beyond: string } => {
  const apart = [columns.date, columns.amount, columns.words, columns.payer, columns.id, sign, debit]
  const others = row.filter((cell, place) => !apart.includes(place) && /\p{L}/u.test(cell) && cell.trim() !== 'EUR')
  return cutWords([row[columns.words] ?? '', ...others])
}

/** The texts and long numbers of a row, whichever columns were told: sums, days and marks of a row change from file to file. */
const saidBy = ({ row, columns }: Pick<Table, 'columns'> & { row: string[] }): string =>
  digest(
    ...row
      .filter((cell, place) => place !== columns.id && (/\p{L}/u.test(cell) || /^\s*\d{6,}\s*$/.test(cell)))
      .map((cell) => clean(cell, cell.length)),
  )
