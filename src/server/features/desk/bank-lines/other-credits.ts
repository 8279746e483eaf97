import type { PayloadRequest } from 'payload'
import type { BankCredit } from '@/contract/bank-lines'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import type { StatementLine } from './statement'
import { addLines, writeTellings } from './write-fates'

const MOST = 500

/** The credits of imported files that are known, beside their twins, or refused, those of the latest file first. */
export const listCredits = async ({
  fate,
}: {
  fate: 'known' | 'refused'
}): Promise<{ credits: BankCredit[]; has_more: boolean }> => {
  const rows = await queryStatement<BankCredit>(sql`
    select c.id, ${parisDay(sql`f.imported_at`)} as imported_on, to_char(c.booked_on, 'YYYY-MM-DD') as booked_on, c.amount_cents,
      coalesce(c.told ->> 'payer', '') as payer, coalesce(c.told ->> 'words', '') as words, c.reason,
      case when b.id is not null then json_build_object('booked_on', to_char(b.booked_on, 'YYYY-MM-DD'),
        'amount_cents', b.amount_cents, 'payer', b.payer, 'words', b.words, 'state', b.state,
        'reservation_number', case when r.id is not null then coalesce(r.number, r.id::text) end) end as twin
    from bank_file_credits c join bank_files f on f.id = c.file_id
    left join bank_lines b on b.id = c.line_id left join reservations r on r.id = b.reservation_id
    where c.fate = ${fate} and (c.fate = 'refused' or b.id is not null) order by c.file_id desc, c.id limit ${MOST + 1}`)
  return { credits: rows.slice(0, MOST), has_more: rows.length > MOST }
}

/** Makes a line of a credit that was taken for an earlier one, once: a file that tells of both finds both. */
export const takeCredit = ({
  req,
  authorId,
  id,
}: {
  req: PayloadRequest
  authorId: number
  id: number
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('bank_lines'))`)
    const { rows } = await transaction.execute<{ fate: string; line: StatementLine }>(sql`
      select fate, told || jsonb_build_object('bookedOn', booked_on, 'amountCents', amount_cents) as line
      from bank_file_credits where id = ${id} for update`)
    const credit = rows[0]
    if (!credit) throw notFound('Ce virement n’existe pas.')
    if (credit.fate !== 'known') {
      throw new HttpError({
        status: 409,
        message: 'Ce virement n’est plus celui d’une autre ligne\u00a0: recharge la page.',
      })
    }
    const lines = [credit.line]
    const ids = await addLines({ transaction, authorId, lines })
    const lineId = ids[0] ?? 0
    await transaction.execute(sql`update bank_file_credits set fate = 'new', line_id = ${lineId} where id = ${id}`)
    await writeTellings({ transaction, lines, ids })
    return { id: lineId }
  })
