import type { PayloadRequest } from 'payload'
import type { StatementPreview } from '@/contract/bank-lines'
import type { BankColumns } from '@/domain/bank-columns'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readStatement, refuseFile } from './ask-statement-thread'
import { sortLines, sourceOf } from './known-lines'
import type { Statement } from './statement'

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
  const statement = await readAsked({ req, asked })
  const { lines, leftOut, csv, isKnown } = statement
  const { fresh } = await sortLines({ run, statement })
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
    new_count: fresh.length,
    left_out_count: leftOut,
    first: lines.slice(0, SHOWN).map(({ bookedOn, amountCents, payer, words }) => ({
      booked_on: bookedOn,
      amount_cents: amountCents,
      ...{ payer, words },
    })),
  }
}

/** Keeps what a bank's file says was received, each movement once whoever and whichever file tells of it, and how columns are read. */
export const importStatementOf = async ({
  req,
  authorId,
  asked,
}: {
  req: PayloadRequest
  authorId: number
  asked: AskedStatement
}): Promise<{ new_count: number; known_count: number; left_out_count: number }> => {
  const statement = await readAsked({ req, asked })
  const { lines, leftOut, csv } = statement
  if (csv && !csv.columns) throw refuseFile('Dis d’abord quelles colonnes portent la date, la somme et le libellé.')
  if (lines.length === 0) throw refuseFile('Aucune somme reçue ne se lit dans ce fichier.')
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    // One import after the other: what two files tell of is found by reading, not by a name that the database would refuse twice.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('bank_lines'))`)
    const run = transaction.execute.bind(transaction)
    if (csv) {
      await transaction.execute(sql`
        insert into bank_formats (header_hash, columns) values (${csv.headerHash}, ${JSON.stringify(csv.columns)}::jsonb)
        on conflict (header_hash) do update set columns = excluded.columns, saved_at = now()`)
    }
    const { fresh, met } = await sortLines({ run, statement })
    await transaction.execute(sql`
      with told as (select * from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb)
        as l ("bankKey" text, "bookedOn" date, "amountCents" int, payer text, words text)),
      added as (
        insert into bank_lines (bank_key, booked_on, amount_cents, payer, words, imported_by)
        select "bankKey", "bookedOn", "amountCents", payer, words, ${authorId}::int from told returning id, bank_key
      )
      insert into bank_line_keys (bank_key, line_id, source) select bank_key, id, ${sourceOf(statement)} from added`)
    await transaction.execute(sql`
      insert into bank_line_keys (bank_key, line_id, source)
      select l ->> 'bankKey', (l ->> 'lineId')::int, ${sourceOf(statement)}
      from jsonb_array_elements(${JSON.stringify(met)}::jsonb) l`)
    return { new_count: fresh.length, known_count: lines.length - fresh.length, left_out_count: leftOut }
  })
}

type AskedStatement = { content: string; columns?: BankColumns | undefined }

/** A bank's file, with the columns that were told now, or once for files with that header. */
const readAsked = async ({
  req,
  asked,
}: {
  req: PayloadRequest
  asked: AskedStatement
}): Promise<Statement & { isKnown: boolean }> => {
  const rows = await runStatement({ req, statement: sql`select header_hash as hash, columns from bank_formats` })
  const known = new Map(rows.map(({ hash, columns }) => [hash as string, columns as BankColumns]))
  const statement = await readStatement({ ...asked, known })
  return { ...statement, isKnown: statement.csv !== null && known.has(statement.csv.headerHash) }
}
