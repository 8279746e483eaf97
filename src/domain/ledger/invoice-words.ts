import type { InvoiceKind } from './next-invoices'

/** What a paper of accounting is called. A credit note is no « avoir » of a customer, which may be spent. */
export const INVOICE_NAMES: Record<InvoiceKind, string> = {
  deposit: 'Facture d’acompte',
  balance: 'Facture',
  credit_note: 'Facture d’avoir',
}

const FILES: Record<InvoiceKind, string> = { deposit: 'facture', balance: 'facture', credit_note: 'avoir' }

/** The name of its file: `facture-F-2026-0001.pdf`. */
export const invoiceFileName = ({ kind, number }: { kind: InvoiceKind; number: string }): string =>
  `${FILES[kind]}-${number}.pdf`
