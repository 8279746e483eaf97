import { parse } from 'csv-parse/sync'
import { guessColumns, guessDateOrder, guessDecimal, readCents, readDay, type BankColumns } from '@/domain/bank-columns'
import {
  clean,
  digest,
  MOST_PAYER,
  MOST_WORDS,
  unreadable,
  type CsvReading,
  type Statement,
  type StatementLine,
} from './statement'

const DELIMITERS = [';', ',', '\t', '|'] as const
/** Banks write the account and its balance above the header. */
const MOST_ABOVE = 30
/** A row of a statement has a few hundred characters in a dozen columns. A longer one is often a stray quote, which hides the rows after it. */
const MOST_ROW = 20_000
const MOST_COLUMNS = 201
/** Rows from which the delimiter is guessed. */
const FIRST_ROWS = 200

type Rows = string[][]

/**
 * A bank's CSV, whose delimiter, decimal mark and order of dates are guessed from what it holds. Without columns they are guessed from
 * their names; with none that can be told, no line is read. Throws if the content is no table.
 */
export const readCsv = ({
  content,
  columnsOf,
}: {
  content: string
  /** What is known of a file with this header, by its digest. */
  columnsOf: (headerHash: string) => BankColumns | null
}): Statement => {
  const { rows, delimiter } = splitRows(content)
  const start = headerPlace(rows)
  const header = (rows[start] ?? []).map((name) => clean(name, 80))
  const body = rows.slice(start + 1)
  const headerHash = digest(...header)
  const asked = columnsOf(headerHash) ?? guessColumns(header)
  const columns = asked && fits({ columns: asked, width: header.length }) ? asked : null
  const cellsOf = (place: number) => body.map((row) => row[place] ?? '').filter((cell) => cell.trim() !== '')
  const decimal = guessDecimal(columns ? cellsOf(columns.amount) : [])
  const dateOrder = guessDateOrder(columns ? cellsOf(columns.date) : [])
  const csv: CsvReading = { delimiter, decimal, dateOrder, header, headerHash, columns }
  if (!columns) return { lines: [], leftOut: 0, csv }
  const lines = readLines({ body, columns, csv })
  return { lines, leftOut: body.length - lines.length, csv }
}

const splitRows = (content: string): { rows: Rows; delimiter: CsvReading['delimiter'] } => {
  const tries = DELIMITERS.map((delimiter) => ({ delimiter, rows: tryRows({ content, delimiter, to: FIRST_ROWS }) }))
  const best = tries.toSorted((one, other) => widthOf(other.rows) - widthOf(one.rows))[0]
  if (!best || widthOf(best.rows) < 3) throw unreadable(NO_TABLE)
  const { delimiter } = best
  const rows = best.rows.length < FIRST_ROWS ? best.rows : tryRows({ content, delimiter })
  if (rows.length === 0) throw unreadable(NO_TABLE)
  return { rows, delimiter }
}

const NO_TABLE = 'Ce fichier ne se lit pas comme un relevé\u00a0: il faut un CSV avec un en-tête, ou un CAMT.053.'

const tryRows = ({ content, delimiter, to }: { content: string; delimiter: string; to?: number }): Rows => {
  try {
    const rows: Rows = parse(content, {
      ...{ bom: true, delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
      max_record_size: MOST_ROW,
      ...(to !== undefined && { to }),
    })
    return rows.some((row) => row.length > MOST_COLUMNS) ? [] : rows
  } catch {
    return []
  }
}

/** How many cells most rows have. */
const widthOf = (rows: Rows): number => {
  const widths = rows
    .map((row) => row.filter((cell) => cell.trim() !== '').length)
    .toSorted((one, other) => one - other)
  return widths[Math.floor(widths.length / 2)] ?? 0
}

const headerPlace = (rows: Rows): number => {
  const above = rows.slice(0, MOST_ABOVE)
  const named = above.findIndex((row) => guessColumns(row) !== null)
  if (named >= 0) return named
  const wide = above.findIndex((row) => row.filter((cell) => /\p{L}/u.test(cell)).length >= 3)
  return Math.max(0, wide)
}

const fits = ({ columns, width }: { columns: BankColumns; width: number }): boolean =>
  Object.values(columns).every((place) => place === null || place < width)

const readLines = ({ body, columns, csv }: { body: Rows; columns: BankColumns; csv: CsvReading }): StatementLine[] => {
  const read = body.flatMap((row) => {
    const cell = (place: number | null) => (place === null ? '' : (row[place] ?? ''))
    const bookedOn = readDay({ text: cell(columns.date), order: csv.dateOrder })
    const amountCents = readCents({ text: cell(columns.amount), decimal: csv.decimal })
    if (bookedOn === null || amountCents === null || amountCents <= 0) return []
    const payer = clean(cell(columns.payer), MOST_PAYER)
    const words = clean(cell(columns.words), MOST_WORDS)
    return [{ line: { bookedOn, amountCents, payer, words }, own: clean(cell(columns.id), 100) }]
  })
  const owns = new Map<string, number>()
  for (const { own } of read) owns.set(own, (owns.get(own) ?? 0) + 1)
  const seen = new Map<string, number>()
  return read.map(({ line, own }) => {
    const { bookedOn, amountCents, payer, words } = line
    const isAlone = own !== '' && owns.get(own) === 1
    if (isAlone) return { bankKey: `csv:${csv.headerHash}:${own}`, ...line }
    const said = digest(csv.headerHash, bookedOn, String(amountCents), payer, words)
    // Two equal transfers of a day are two, in this file and in any other of that day; so are two of one number.
    const turn = (seen.get(said) ?? 0) + 1
    seen.set(said, turn)
    return { bankKey: `csv:${said}:${String(turn)}`, ...line }
  })
}
