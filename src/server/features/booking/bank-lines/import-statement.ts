import type { PayloadRequest } from 'payload'
import type { StatementPreview } from '@/contract/bank-lines'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readStatement, type AskedStatement } from './read-statement'
import { unreadable, type StatementLine } from './statement'

const SHOWN = 5

/** How a bank's file is read, and its first lines; nothing of it is kept. */
export const previewStatementOf = async ({
  req,
  asked,
}: {
  req: PayloadRequest
  asked: AskedStatement
}): Promise<StatementPreview> => {
  const run = async (statement: Parameters<typeof runStatement>[0]['statement']) => ({
    rows: await runStatement({ req, statement }),
  })
  const { lines, leftOut, csv, isKnown } = await readStatement({ run, ...asked })
  const { rows } = await run(
    sql`select count(*)::int as known from bank_lines where bank_key in (select jsonb_array_elements_text(${keysOf(lines)}::jsonb))`,
  )
  return {
    format: csv ? 'csv' : 'camt',
    csv: csv && {
      delimiter: csv.delimiter,
      decimal: csv.decimal,
      date_order: csv.dateOrder,
      header: csv.header,
      columns: csv.columns,
      is_known: isKnown,
    },
    received_count: lines.length,
    new_count: lines.length - Number(rows[0]?.['known']),
    left_out_count: leftOut,
    first: lines.slice(0, SHOWN).map(({ bookedOn, amountCents, payer, words }) => ({
      booked_on: bookedOn,
      amount_cents: amountCents,
      ...{ payer, words },
    })),
  }
}

/** Keeps what a bank's file says was received, each line once whoever else imports it, and how its columns are read. */
export const importStatementOf = ({
  req,
  authorId,
  asked,
}: {
  req: PayloadRequest
  authorId: number
  asked: AskedStatement
}): Promise<{ new_count: number; known_count: number; left_out_count: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { lines, leftOut, csv } = await readStatement({ run: transaction.execute.bind(transaction), ...asked })
    if (csv && !csv.columns) throw unreadable('Dis d’abord quelles colonnes portent la date, la somme et le libellé.')
    if (lines.length === 0) throw unreadable('Aucune somme reçue ne se lit dans ce fichier.')
    if (csv) {
      await transaction.execute(sql`
        insert into bank_formats (header_hash, columns) values (${csv.headerHash}, ${JSON.stringify(csv.columns)}::jsonb)
        on conflict (header_hash) do update set columns = excluded.columns, saved_at = now()`)
    }
    const { rows } = await transaction.execute(sql`
      insert into bank_lines (bank_key, booked_on, amount_cents, payer, words, imported_by)
      select l ->> 'bankKey', (l ->> 'bookedOn')::date, (l ->> 'amountCents')::int, l ->> 'payer', l ->> 'words', ${authorId}
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) l
      -- In one order: two imports at once wait for each other and never in a ring.
      order by 1
      on conflict (bank_key) do nothing returning 1 as one`)
    return { new_count: rows.length, known_count: lines.length - rows.length, left_out_count: leftOut }
  })

const keysOf = (lines: StatementLine[]): string => JSON.stringify(lines.map(({ bankKey }) => bankKey))
