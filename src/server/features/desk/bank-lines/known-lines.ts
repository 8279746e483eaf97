import type { KnownMovement } from '@/domain/bank-lines/find-known-movements'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { findKnownInThread } from './ask-statement-thread'
import type { StatementLine } from './statement'

/** Of each line of a statement, the line that is known of the same movement; null for a new one. */
export const findKnownLines = async ({
  run,
  lines,
}: {
  run: Transaction['execute']
  lines: StatementLine[]
}): Promise<Array<number | null>> => {
  const days = JSON.stringify(lines.map(({ bookedOn, amountCents }) => ({ bookedOn, amountCents })))
  const { rows } = await run<KnownMovement & { id: number }>(sql`
    select b.id, to_char(b.booked_on, 'YYYY-MM-DD') as "bookedOn", b.amount_cents as "amountCents", b.payer, b.words,
      coalesce((select json_agg(json_build_object('source', t.source, 'own', t.own, 'said', t.said))
        from bank_line_tellings t where t.line_id = b.id), '[]') as tellings
    from bank_lines b
    where (b.booked_on, b.amount_cents) in (select (l ->> 'bookedOn')::date, (l ->> 'amountCents')::int
        from jsonb_array_elements(${days}::jsonb) l)
    order by b.id`)
  const known = rows
  const places = await findKnownInThread({ incoming: lines, known })
  return places.map((place) => known[place ?? -1]?.id ?? null)
}
