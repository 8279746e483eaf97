import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import type { Statement, StatementLine } from './statement'

/** Writes down what becomes of each credit of a file: a new line, an earlier one, or refused. Answers the new lines of refunds that came back. */
export const writeFates = async ({
  transaction,
  authorId,
  statement: { lines, returned, refused },
  known,
  knownReturned,
  cents,
}: {
  transaction: Transaction
  authorId: number
  statement: Statement
  /** Of each credit, the earlier one that it is. */
  known: Array<number | null>
  /** The same of each transfer that the bank took back. */
  knownReturned: Array<number | null>
  cents: number
}): Promise<number[]> => {
  const { rows: files } = await transaction.execute(sql`
    insert into bank_files (imported_by, credits_count, credits_cents)
    values (${authorId}, ${lines.length + refused.length}, ${cents}) returning id`)
  const fileId = Number(files[0]?.['id'])
  const ids = await lineIdsOf({ transaction, authorId, lines, known })
  const fates = lines.map(({ bookedOn, amountCents, ...told }, place) => ({
    ...{ fate: known[place] === null ? 'new' : 'known', lineId: ids[place], reason: null, bookedOn, amountCents, told },
  }))
  const refusals = refused.map(({ reason, bookedOn, amountCents, words }) => ({
    ...{ lineId: null, fate: 'refused', reason, bookedOn, amountCents, told: { words } },
  }))
  await transaction.execute(sql`
    insert into bank_file_credits (file_id, fate, line_id, booked_on, amount_cents, told, reason)
    select ${fileId}, fate, "lineId", "bookedOn", "amountCents", told, reason
    from jsonb_to_recordset(${JSON.stringify([...fates, ...refusals])}::jsonb)
      as c (fate text, "lineId" int, "bookedOn" date, "amountCents" int, told jsonb, reason text)`)
  await writeTellings({ transaction, lines, ids })
  const returnedIds = await lineIdsOf({ transaction, authorId, lines: returned, known: knownReturned })
  await writeTellings({ transaction, lines: returned, ids: returnedIds })
  return ids.filter((_id, place) => known[place] === null && lines[place]?.kind === 'refund_returned')
}

/** The number of the line that each becomes: the earlier line that it is, or a new one. */
const lineIdsOf = async ({
  transaction,
  authorId,
  lines,
  known,
}: {
  transaction: Transaction
  authorId: number
  lines: StatementLine[]
  known: Array<number | null>
}): Promise<number[]> => {
  const fresh = lines.filter((_line, place) => known[place] === null)
  const added = (await addLines({ transaction, authorId, lines: fresh })).values()
  return lines.map((_line, place) => known[place] ?? Number(added.next().value))
}

/** Writes how a file told of each line, so that the next file that tells the same finds it. */
export const writeTellings = async ({
  transaction,
  lines,
  ids,
}: {
  transaction: Transaction
  lines: StatementLine[]
  ids: number[]
}): Promise<void> => {
  const tellings = lines.map(({ source, own, said }, place) => ({ lineId: ids[place], source, own, said }))
  await transaction.execute(sql`
    insert into bank_line_tellings (line_id, source, own, said)
    select distinct "lineId", source, own, said from jsonb_to_recordset(${JSON.stringify(tellings)}::jsonb)
      as t ("lineId" int, source text, own text, said text)
    on conflict do nothing`)
}

/** Writes new lines; answers their numbers, in their order. */
export const addLines = async ({
  transaction,
  authorId,
  lines,
}: {
  transaction: Transaction
  authorId: number
  lines: Array<Omit<StatementLine, 'source' | 'own' | 'said'>>
}): Promise<number[]> => {
  const { rows } = await transaction.execute(sql`
    insert into bank_lines (kind, booked_on, amount_cents, payer, words, more, imported_by)
    select kind, "bookedOn", "amountCents", payer, words, more, ${authorId}::int
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, place) => ({ ...line, place })))}::jsonb)
      as l (place int, kind text, "bookedOn" date, "amountCents" int, payer text, words text, more text)
    order by place
    returning id`)
  return rows.map((row) => Number(row['id'])).toSorted((one, other) => one - other)
}
