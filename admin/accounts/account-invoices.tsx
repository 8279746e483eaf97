'use client'

import '../desk/desk.css'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { listInvoices } from '@/contract/invoices'
import { usePanel } from '../calls/use-panel'
import { InvoicesTable } from '../invoices/invoices-table'

/** On an account, for the agency: its invoices and credit notes. */
export const AccountInvoices = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const role: unknown = user?.['role']
  const mayRead = id !== undefined && (role === 'staff' || role === 'admin')
  const { answer } = usePanel(listInvoices, mayRead ? { query: { user: Number(id) } } : null)
  if (!mayRead || !answer || answer.invoices.length === 0) return null
  return (
    <section className="desk" aria-label="Factures du compte">
      <div className="desk__head">
        <h3>Factures</h3>
      </div>
      <InvoicesTable invoices={answer.invoices} showsReservation />
    </section>
  )
}
