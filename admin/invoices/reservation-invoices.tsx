'use client'

import '../desk/desk.css'
import { listInvoices } from '@/contract/invoices'
import { usePanel } from '../calls/use-panel'
import { InvoicesTable } from './invoices-table'

/** On a reservation's desk: the invoices and credit notes that its payments and changes issued. */
export const ReservationInvoices = ({ id }: { id: number }) => {
  const { answer, error } = usePanel(listInvoices, { query: { reservation: id } })
  return (
    <div className="desk__holds">
      <h4>Factures</h4>
      {error !== null && <p role="alert">{error}</p>}
      {!answer && error === null && <p className="desk__empty">Chargement…</p>}
      {answer?.invoices.length === 0 && (
        <p className="desk__empty">Aucune encore{'\u00a0'}: le prochain règlement reçu émet la première.</p>
      )}
      {answer && answer.invoices.length > 0 && <InvoicesTable invoices={answer.invoices} showsReservation={false} />}
    </div>
  )
}
