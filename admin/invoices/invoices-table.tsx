import type { DeskInvoice } from '@/contract/invoices'
import { formatShortDate } from '@/domain/days/french-dates'
import { INVOICE_NAMES } from '@/domain/ledger/invoice-words'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { formatCents } from '../desk/format-cents'

type InvoicesTableProps = {
  invoices: DeskInvoice[]
  /** Whether each says its reservation: not on that reservation's own page. */
  showsReservation: boolean
}

/** Invoices and credit notes, each with its paper. */
export const InvoicesTable = ({ invoices, showsReservation }: InvoicesTableProps) => (
  <div className="desk__scroll">
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">Numéro</th>
          <th scope="col">Pièce</th>
          {showsReservation && <th scope="col">Réservation</th>}
          <th scope="col">Jour</th>
          <th scope="col">Somme</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            <td>
              <a href={`/api/reservations/invoices/${String(invoice.id)}/paper.pdf`} download>
                {invoice.number}
              </a>
            </td>
            <td>{INVOICE_NAMES[invoice.kind]}</td>
            {showsReservation && (
              <td>
                <a href={PANEL_PATHS.document('reservations', invoice.reservation_id)}>{invoice.reservation_number}</a>
              </td>
            )}
            <td>{formatShortDate(invoice.issued_on)}</td>
            <td>{`${invoice.kind === 'credit_note' ? '−\u00a0' : ''}${formatCents(invoice.amount_cents)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
