import type { DeskInvoice } from '@/contract/invoices'
import type { InvoiceKind } from '@/domain/ledger/next-invoices'
import { findLegalLines } from '@/server/features/legal/find-legal-text'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import type { InvoiceContent } from './invoice-content'

/** A paper as it was issued, with the numbers of those it deducts or corrects, and its text on VAT. */
export type Invoice = {
  kind: InvoiceKind
  number: string
  issuedOn: string
  amountCents: number
  refers: Array<{ number: string; issuedOn: string; cents: number }>
  content: InvoiceContent
  notice: string[]
}

/** An invoice or a credit note; 404 when there is none, or not of the reservation that is named. */
export const readInvoice = async ({ id, reservationId }: { id: number; reservationId?: number }): Promise<Invoice> => {
  const [row] = await queryStatement<Omit<Invoice, 'notice'>>(sql`
    select i.kind, i.number, ${parisDay(sql`i.issued_at`)} as "issuedOn", i.amount_cents as "amountCents", i.content,
      coalesce((select json_agg(json_build_object('number', o.number, 'issuedOn', ${parisDay(sql`o.issued_at`)},
          'cents', (l.one ->> 'cents')::int) order by o.id)
        from jsonb_array_elements(i.refers) as l (one) join invoices o on o.id = (l.one ->> 'id')::int), '[]'::json) as refers
    from invoices i where i.id = ${id} and i.reservation_id = coalesce(${reservationId ?? null}::int, i.reservation_id)`)
  if (!row) throw notFound('Cette facture n’existe pas.')
  const { notice_version: version, seller } = row.content
  const lines = version && (await findLegalLines({ kind: 'invoice_notice', version, facts: seller ?? {} }))
  return { ...row, notice: (lines || []).map(({ text }) => text) }
}

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
