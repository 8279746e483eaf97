import { isoInstant } from '@/server/platform/db/iso-instant'
import { sql, type Transaction } from '@/server/platform/payload/transaction-of'

/**
 * Writes down that a place was handed over: its cost comes on top of the total, the contract says so from now on, and as it stood
 * before it is kept beside. The answer to the order, kept for who repeats it, names who left, and goes.
 */
export const writeTransfer = async ({
  transaction,
  reservationId,
  position,
  costCents,
  noticeVersion,
}: {
  transaction: Transaction
  reservationId: number
  position: number
  costCents: number
  noticeVersion: string | null
}): Promise<void> => {
  await transaction.execute(sql`
    with made as (
      insert into reservation_transfers (reservation_id, position, cost_cents, notice_version, previous_contract)
      select id, ${position}::int, ${costCents}::int, ${noticeVersion}::text, contract from reservations where id = ${reservationId}
      returning transferred_at
    )
    update reservations r set answer = null, total_cents = r.total_cents + ${costCents}::int,
      travelers_fee_cents = r.travelers_fee_cents + ${costCents}::int, updated_at = now(),
      contract = r.contract || jsonb_build_object('transfers', coalesce(r.contract -> 'transfers', '[]'::jsonb)
        || jsonb_build_object('position', ${position}::int, 'at', ${isoInstant(sql`made.transferred_at`)},
          'cost_cents', ${costCents}::int, 'notice_version', ${noticeVersion}::text))
    from made where r.id = ${reservationId}`)
}
