import type { PayloadRequest } from 'payload'
import type { StatementPreview } from '@/contract/bank-lines'
import type { BankColumns } from '@/domain/bank-lines/bank-columns'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { executeFor, runStatement } from '@/server/platform/payload/run-statement'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { readStatement, refuseFile } from './ask-statement-thread'
import { findKnownLines } from './known-lines'
import { linkReturnedTransfers } from './returned-transfer'
import { reopenIfSure } from './returned-refund'
import type { Statement } from './statement'
import { writeFates } from './write-fates'

const SHOWN = 5
const MOST_REFUSED = 50

/** How a bank's file is read, and its first lines; nothing of it is kept. */
export const previewStatementOf = async ({
  req,
  asked,
}: {
  req: PayloadRequest
  asked: AskedStatement
}): Promise<StatementPreview> => {
  const statement = await readAsked({ req, asked })
  const { lines, returned, refused, leftOut, csv, isKnown } = statement
  const known = await findKnownLines({ run: executeFor(req), lines })
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
    returned_count: returned.length,
    left_out_count: leftOut,
    ...fatesOf({ statement, known }),
    refused: refused.slice(0, MOST_REFUSED).map(({ bookedOn, amountCents, words, reason }) => ({
      ...{ booked_on: bookedOn, amount_cents: amountCents, words, reason },
    })),
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
}): Promise<Fates & { left_out_count: number }> => {
  const statement = await readAsked({ req, asked })
  const { lines, returned, refused, leftOut, csv } = statement
  if (csv && !csv.columns) throw refuseFile('Dis d’abord quelles colonnes portent la date, la somme et le libellé.')
  if (lines.length + returned.length + refused.length === 0)
    throw refuseFile('Aucune somme reçue ne se lit dans ce fichier.')
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    // One import after the other: what two files tell of is found by reading, not by a name that the database would refuse twice.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('bank_lines'))`)
    if (csv) {
      await transaction.execute(sql`
        insert into bank_formats (header_hash, columns) values (${csv.headerHash}, ${JSON.stringify(csv.columns)}::jsonb)
        on conflict (header_hash) do update set columns = excluded.columns, saved_at = now()`)
    }
    const run = transaction.execute.bind(transaction)
    const known = await findKnownLines({ run, lines })
    const knownReturned = await findKnownLines({ run, lines: returned })
    const fates = fatesOf({ statement, known })
    const cents = fates.credit_cents
    const refunds = await writeFates({ transaction, authorId, statement, known, knownReturned, cents })
    await linkReturnedTransfers(transaction)
    for (const id of refunds) await reopenIfSure({ req, authorId, id })
    return { ...fates, left_out_count: leftOut }
  })
}

type Fates = Pick<
  StatementPreview,
  'new_count' | 'known_count' | 'refused_count' | 'credit_cents' | 'new_cents' | 'known_cents' | 'refused_cents'
>

/** What becomes of the credits of a file, counted and summed up: each is new, known or refused. */
const fatesOf = ({
  statement: { lines, refused },
  known,
}: {
  statement: Statement
  known: Array<number | null>
}): Fates => {
  const fresh = lines.filter((_line, index) => known[index] === null)
  const met = lines.filter((_line, index) => known[index] !== null)
  return {
    ...{ new_count: fresh.length, known_count: met.length, refused_count: refused.length },
    credit_cents: sumOf([...lines, ...refused]),
    ...{ new_cents: sumOf(fresh), known_cents: sumOf(met), refused_cents: sumOf(refused) },
  }
}

const sumOf = (credits: Array<{ amountCents: number | null }>): number =>
  credits.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0)

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
