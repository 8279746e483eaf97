import { parse } from 'csv-parse/sync'
import {
  findDebit,
  guessColumns,
  guessDateOrder,
  guessDecimal,
  type BankColumns,
} from '@/domain/bank-lines/bank-columns'
import { withOwnReferences } from '@/domain/bank-lines/find-known-movements'
import { readCsvRow } from './read-csv-row'
import { findSign } from './sign-column'
import { clean, digest, unreadable, type CsvReading, type Statement } from './statement'

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
  if (!columns) return { lines: [], returned: [], refused: [], leftOut: 0, csv }
  const sign = findSign({ header, body, columns })
  const debit = findDebit({ header, columns })
  const read = body.map((row) => readCsvRow({ row, columns, sign, debit, csv }))
  const lines = withOwnReferences(read.flatMap((one) => (one?.line ? [one.line] : [])))
  const refused = read.flatMap((one) => (one?.refused ? [one.refused] : []))
  const returned = withOwnReferences(read.flatMap((one) => (one?.returned ? [one.returned] : [])))
  return { lines, returned, refused, leftOut: body.length - lines.length - returned.length, csv }
}

/** By the delimiter that makes the widest header, whatever stands above it: an extract of a day has more above than below. */
const splitRows = (content: string): { rows: Rows; delimiter: CsvReading['delimiter'] } => {
  const tries = DELIMITERS.map((delimiter) => ({ delimiter, rows: tryRows({ content, delimiter, to: FIRST_ROWS }) }))
  const best = tries.toSorted((one, other) => widthOf(other.rows) - widthOf(one.rows))[0]
  if (!best || widthOf(best.rows) < 3) throw unreadable(NO_TABLE)
  const { delimiter } = best
  const isLong = best.rows.length >= FIRST_ROWS
  // Of a long file most rows are those of the table.
  if (isLong && medianCells(best.rows) < 3) throw unreadable(NO_TABLE)
  const rows = isLong ? tryRows({ content, delimiter }) : best.rows
  const width = widthOf(rows)
  if (width < 3) throw unreadable(NO_TABLE)
  if (rows.some((row) => row.some((cell) => hidesRow({ cell, delimiter, width })))) throw unreadable(OPEN_QUOTE)
  return { rows, delimiter }
}

/** Whether a cell goes on over a row of the table, which a quote that is never closed makes of it. */
const hidesRow = ({ cell, delimiter, width }: { cell: string; delimiter: string; width: number }): boolean =>
  cell.includes('\n') &&
  cell
    .split('\n')
    .slice(1)
    .some((line) => line.split(delimiter).length >= Math.max(3, width - 1))

const OPEN_QUOTE =
  'Un guillemet de ce fichier n’est pas fermé\u00a0: des lignes y seraient perdues. Exporte-le à nouveau, ou en CAMT.053.'

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

const medianCells = (rows: Rows): number =>
  rows
    .map((row) => row.filter((cell) => cell.trim() !== '').length)
    .toSorted((one, other) => one - other)
    .at(rows.length / 2) ?? 0

/** How many cells the header names; without one, the cells of the first row that could be it. */
const widthOf = (rows: Rows): number => namedCells(rows[headerPlace(rows)] ?? [])

const namedCells = (row: string[]): number => row.filter((cell) => /\p{L}/u.test(cell)).length

const headerPlace = (rows: Rows): number => {
  const above = rows.slice(0, MOST_ABOVE)
  const named = above.findIndex((row) => guessColumns(row) !== null)
  if (named >= 0) return named
  return Math.max(
    0,
    above.findIndex((row) => namedCells(row) >= 3),
  )
}

const fits = ({ columns, width }: { columns: BankColumns; width: number }): boolean =>
  Object.values(columns).every((place) => place === null || place < width)
