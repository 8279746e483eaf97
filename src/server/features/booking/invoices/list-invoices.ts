import type { DeskInvoice } from '@/contract/invoices'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/payload/transaction-of'

const MOST = 500

/** The invoices and credit notes of a reservation, or of an account, oldest first; none without either. */
export const listInvoicesOf = async ({
  reservation = null,
  user = null,
}: {
  reservation?: number | null | undefined
  user?: number | null | undefined
}): Promise<{ invoices: DeskInvoice[] }> => {
  if (reservation === null && user === null) return { invoices: [] }
  const ofReservation = reservation === null ? sql`true` : sql`i.reservation_id = ${reservation}`
  const ofUser = user === null ? sql`true` : sql`r.user_id = ${user}`
  return {
    invoices: await queryStatement<DeskInvoice>(sql`
      select i.id, i.number, i.kind, ${parisDay(sql`i.issued_at`)} as issued_on, i.amount_cents,
        i.reservation_id, coalesce(r.number, r.id::text) as reservation_number
      from invoices i join reservations r on r.id = i.reservation_id
      where ${ofReservation} and ${ofUser}
      order by i.issued_at, i.id limit ${MOST}`),
  }
}
