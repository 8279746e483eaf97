import { formatDiscount } from '@/domain/reservations/discount'
import { formatDateRange, formatShortDate } from '@/domain/days/french-dates'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { INVOICE_NAMES } from '@/domain/ledger/invoice-words'
import { METHOD_LABELS } from '@/domain/ledger/payment-words'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import type { SectionPaper } from '@/server/features/documents/fee-paper-text'
import { type PdfSection, typesetSections } from '@/server/features/documents/typeset-sections'
import { reasonWords } from './invoice-reasons'
import type { Invoice } from './read-invoice'

/** An invoice or a credit note on paper, section by section, from nothing but what was kept when it was issued. */
export const invoicePaperText = (invoice: Invoice): SectionPaper => {
  const sections = [partiesOf(invoice), bookingOf(invoice), linesOf(invoice), sumsOf(invoice), paymentOf(invoice)]
  return {
    title: frenchSpaces(`${INVOICE_NAMES[invoice.kind]} ${invoice.number}`),
    subtitle: frenchSpaces(`Émise le ${formatShortDate(invoice.issuedOn)}`),
    sections: typesetSections(sections),
    notes: invoice.notice.map(frenchSpaces),
  }
}

const euros = (cents: number): string => formatPrice(cents / 100)
const row = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])

const partiesOf = ({ content: { seller, customer, customer_address: address } }: Invoice): PdfSection => ({
  title: 'Vendeur et client',
  rows: [
    ...row('Vendeur', [seller?.company ?? 'Lagopède', seller?.form].filter(Boolean).join(', ')),
    ...row('Capital social', seller?.capital),
    ...row('Siège', seller?.office),
    ...row('Immatriculation', seller?.register),
    ...row('TVA intracommunautaire', seller?.vat),
    ...row('Registre des opérateurs de voyages', seller?.travel_register),
    ...row('Contact', [seller?.email, seller?.phone].filter(Boolean).join(', ')),
    ...row('Client', customer),
    ...row('Adresse du client', address?.split('\n').filter(Boolean).join(', ')),
  ],
})

const bookingOf = ({ content: { booking } }: Invoice): PdfSection => ({
  title: 'La réservation',
  rows: [
    { label: 'Numéro', value: booking.number },
    { label: 'Voyage', value: booking.trip },
    { label: 'Dates', value: formatDateRange({ start: booking.from, end: booking.to }) },
    { label: 'Voyageurs', value: formatCount(booking.travelers, 'personne') },
  ],
})

const linesOf = ({ kind, content: { lines, owed_cents: owed } }: Invoice): PdfSection => ({
  title: kind === 'credit_note' ? 'Le prix désormais' : 'Le prix',
  rows: [
    ...lines.map(({ label, unitCents, count, cents }) => ({
      label: unitCents === null ? label : `${label}, ${String(count)} × ${euros(unitCents)}`,
      value: cents < 0 ? formatDiscount(cents / 100) : euros(cents),
    })),
    { label: 'Total', value: euros(owed), isTotal: true },
  ],
})

const sumsOf = ({ kind, amountCents, refers, content }: Invoice): PdfSection => {
  const total = { value: euros(amountCents), isTotal: true }
  if (kind === 'deposit') {
    const { received, invoiced_cents: before, owed_cents: owed } = content
    return {
      title: 'L’acompte',
      rows: [
        ...(received
          ? [
              {
                label: `Reçu le ${formatShortDate(received.on)}, ${METHOD_LABELS[received.method]}`,
                value: euros(received.cents),
              },
            ]
          : []),
        { label: 'Montant de cette facture', ...total },
        { label: 'Reste à facturer', value: euros(owed - before - amountCents) },
      ],
    }
  }
  const sign = kind === 'balance' ? 'Déjà facturé' : 'Corrige'
  return {
    title: kind === 'balance' ? 'Le montant' : 'L’avoir',
    rows: [
      ...(kind === 'credit_note' ? [{ label: 'Motif', value: reasonWords(content.reason) }] : []),
      ...(kind === 'credit_note' ? [{ label: 'Facturé jusqu’ici', value: euros(content.invoiced_cents) }] : []),
      ...refers.map(({ number, issuedOn, cents }) => ({
        label: `${sign}, ${number} du ${formatShortDate(issuedOn)}`,
        value: euros(-cents),
      })),
      { label: kind === 'balance' ? 'Montant de cette facture' : 'Montant de cet avoir', ...total },
    ],
  }
}

const paymentOf = ({ kind, content: { owed_cents: owed, paid_cents: paid, received } }: Invoice): PdfSection => {
  const left = owed - paid
  const outcome =
    left > 0
      ? { label: 'Reste à régler', value: euros(left) }
      : left < 0
        ? { label: 'Réglé au-delà du prix, à rendre', value: euros(-left) }
        : { label: 'Reste à régler', value: 'Rien, tout est réglé' }
  return {
    title: 'Le règlement',
    rows: [
      ...(kind === 'balance' && received
        ? [
            {
              label: `Reçu le ${formatShortDate(received.on)}, ${METHOD_LABELS[received.method]}`,
              value: euros(received.cents),
            },
          ]
        : []),
      { label: 'Réglé à ce jour, remboursements déduits', value: euros(paid) },
      outcome,
    ],
  }
}
