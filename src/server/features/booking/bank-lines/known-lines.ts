import type { Movement } from '@/domain/pair-movements'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
import { pairInThread } from './ask-statement-thread'
import type { Statement, StatementLine } from './statement'

export type SortedLines = {
  fresh: StatementLine[]
  /** Lines that another kind of file told of before, under a name of this one's. */
  met: Array<{ bankKey: string; lineId: number }>
}

/** What of a statement is new, and what another kind of file said already. */
export const sortLines = async ({
  run,
  statement: { lines, csv },
}: {
  run: Transaction['execute']
  statement: Statement
}): Promise<SortedLines> => {
  const { rows: named } = await run(sql`
    select bank_key from bank_line_keys where bank_key in (select jsonb_array_elements_text(${keysOf(lines)}::jsonb))`)
  const known = new Set(named.map((row) => String(row['bank_key'])))
  const unnamed = lines.filter(({ bankKey }) => !known.has(bankKey))
  // The columns of a file of before are not known: it may be of this very kind.
  const { rows } = await run(sql`
    select b.id, to_char(b.booked_on, 'YYYY-MM-DD') as "bookedOn", b.amount_cents as "amountCents", b.payer, b.words
    from bank_lines b
    where (b.booked_on, b.amount_cents) in (select (l ->> 'bookedOn')::date, (l ->> 'amountCents')::int
        from jsonb_array_elements(${JSON.stringify(unnamed)}::jsonb) l)
      and not exists (select from bank_line_keys k where k.line_id = b.id
        and (k.source = ${sourceOf({ csv })} or k.source = ${csv ? 'csv' : 'camt'}))
    order by b.id`)
  const others = rows as Array<Movement & { id: number }>
  const places = await pairInThread({ incoming: unnamed, known: others })
  const sorted: SortedLines = { fresh: [], met: [] }
  for (const [index, line] of unnamed.entries()) {
    const met = others[places[index] ?? -1]
    if (met) sorted.met.push({ bankKey: line.bankKey, lineId: met.id })
    else sorted.fresh.push(line)
  }
  return sorted
}

/** Which kind of file a statement is: CAMT.053, or a CSV of those columns. */
export const sourceOf = ({ csv }: Pick<Statement, 'csv'>): string => (csv ? `csv:${csv.headerHash}` : 'camt')

const keysOf = (lines: StatementLine[]): string => JSON.stringify(lines.map(({ bankKey }) => bankKey))
