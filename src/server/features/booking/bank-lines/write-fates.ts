import { sql, type Transaction } from '@/server/platform/payload/transaction-of'
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
  const fresh = lines.filter((_line, place) => known[place] === null)
  const added = await addLines({ transaction, authorId, lines: fresh })
  let next = 0
  const fates = lines.map(({ bookedOn, amountCents, ...told }, place) => {
    const knownId = known[place] ?? null
    const fate = knownId === null ? { fate: 'new', lineId: added[next++] } : { fate: 'known', lineId: knownId }
    return { ...fate, reason: null, bookedOn, amountCents, told }
  })
  const refusals = refused.map(({ reason, bookedOn, amountCents, words }) => ({
    ...{ lineId: null, fate: 'refused', reason, bookedOn, amountCents, told: { words } },
  }))
  await transaction.execute(sql`
    insert into bank_file_credits (file_id, fate, line_id, booked_on, amount_cents, told, reason)
    select ${fileId}, fate, "lineId", "bookedOn", "amountCents", told, reason
    from jsonb_to_recordset(${JSON.stringify([...fates, ...refusals])}::jsonb)
      as c (fate text, "lineId" int, "bookedOn" date, "amountCents" int, told jsonb, reason text)`)
  await transaction.execute(sql`
    insert into bank_line_tellings (line_id, source, own, said)
    select distinct line_id, told ->> 'source', told ->> 'own', told ->> 'said'
    from bank_file_credits where file_id = ${fileId} and fate <> 'refused'
    on conflict do nothing`)
  await writeReturned({ transaction, authorId, returned, known: knownReturned })
  return fresh.flatMap(({ kind }, place) => (kind === 'refund_returned' ? (added[place] ?? []) : []))
}

/** Writes the new lines of transfers that the bank took back, and what this file told of each. */
const writeReturned = async ({
  transaction,
  authorId,
  returned,
  known,
}: {
  transaction: Transaction
  authorId: number
  returned: StatementLine[]
  known: Array<number | null>
}): Promise<void> => {
  if (returned.length === 0) return
  const added = await addLines({
    transaction,
    authorId,
    lines: returned.filter((_line, place) => known[place] === null),
  })
  let next = 0
  const tellings = returned.map(({ source, own, said }, place) => ({
    ...{ lineId: known[place] ?? added[next++], source, own, said },
  }))
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
