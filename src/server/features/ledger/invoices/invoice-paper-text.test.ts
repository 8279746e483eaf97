import { describe, expect, it } from 'vitest'
import { buildSectionPdf } from '@/server/features/documents/build-pdf'
import { buildContractFacts } from '../../../../../tests/factories/contract-facts'
import { invoicePaperText } from './invoice-paper-text'
import type { Invoice } from './read-invoice'

const { agency } = buildContractFacts()

const buildInvoice = ({
  content,
  ...change
}: Partial<Omit<Invoice, 'content'>> & { content?: Partial<Invoice['content']> }): Invoice => ({
  kind: 'balance',
  number: 'F-2027-0012',
  issuedOn: '2027-05-10',
  amountCents: 90_475,
  refers: [{ number: 'F-2027-0003', issuedOn: '2027-03-02', cents: 38_775 }],
  notice: ['Régime particulier – Agences de voyages.'],
  ...change,
  content: {
    seller: agency,
    customer: 'Camille Rey',
    booking: {
      number: 'LG-27-0614-42',
      trip: 'Traversée du Vercors',
      from: '2027-06-14',
      to: '2027-06-18',
      travelers: 2,
    },
    lines: [
      { label: 'Traversée du Vercors', unitCents: 64_000, count: 2, cents: 128_000 },
      { label: 'Sac de couchage prêté', unitCents: 1_250, count: 1, cents: 1_250 },
    ],
    owed_cents: 129_250,
    paid_cents: 129_250,
    invoiced_cents: 38_775,
    received: { method: 'bank_transfer', cents: 90_475, on: '2027-05-09' },
    reason: null,
    notice_version: '2026-12',
    ...content,
  },
})

const told = (invoice: Invoice) => {
  const { title, sections, notes } = invoicePaperText(invoice)
  const rows = sections.flatMap((section) => section.rows.map(({ label, value }) => `${label}: ${value}`))
  return { title, notes, text: rows.join('\n').replaceAll(/\s/g, ' ').replaceAll(' \n', '\n') }
}

describe('a paper of accounting', () => {
  it('has the address of the client on one line where it is known', () => {
    const withAddress = told(buildInvoice({ content: { customer_address: '4 rue du Four\n38000 Grenoble' } }))
    expect(withAddress.text).toContain('Client: Camille Rey Adresse du client: 4 rue du Four, 38000 Grenoble ')
    expect(told(buildInvoice({})).text).not.toContain('Adresse du client')
  })

  it('names who sells, who buys and what, and deducts what was invoiced', () => {
    const { title, notes, text } = told(buildInvoice({}))
    expect(title).toBe('Facture F-2027-0012')
    expect(notes).toEqual(['Régime particulier – Agences de voyages.'])
    for (const words of [
      'Vendeur: Lagopède Voyages, SAS',
      'Immatriculation: RCS Annecy 000 000 000',
      'Registre des opérateurs de voyages: IM074000000',
      'Client: Camille Rey',
      'Numéro: LG-27-0614-42',
      'Traversée du Vercors, 2 × 640 €: 1 280 €',
      'Total: 1 292,50 €',
      'Montant de cette facture: 904,75 €',
      'Reste à régler: Rien, tout est réglé',
    ])
      expect(text).toContain(words)
    expect(text).toMatch(/Déjà facturé, F-2027-0003 du 2 mars 2027: [-−]387,75 €/)
  })

  it('says of a deposit when and how it came, and what is left', () => {
    const { title, text } = told(
      buildInvoice({
        ...{ kind: 'deposit', number: 'F-2027-0003', amountCents: 38_775, refers: [] },
        content: {
          invoiced_cents: 0,
          paid_cents: 38_775,
          received: { method: 'cheque', cents: 38_775, on: '2027-03-01' },
        },
      }),
    )
    expect(title).toBe('Facture d’acompte F-2027-0003')
    expect(text).toMatch(/Reçu le 1\S* mars 2027, Chèque: 387,75 €/)
    expect(text).toContain('Reste à facturer: 904,75 €')
    expect(text).toContain('Reste à régler: 904,75 €')
  })

  it('says why less is asked for, and what it corrects', () => {
    const { title, text } = told(
      buildInvoice({
        ...{ kind: 'credit_note', number: 'A-2027-0001', amountCents: 28_775 },
        refers: [{ number: 'F-2027-0003', issuedOn: '2027-03-02', cents: 28_775 }],
        content: {
          ...{ owed_cents: 10_000, paid_cents: 38_775, reason: 'canceled', received: null },
          lines: [{ label: 'Frais d’annulation', unitCents: null, count: 1, cents: 10_000 }],
        },
      }),
    )
    expect(title).toBe('Facture d’avoir A-2027-0001')
    for (const words of [
      'Motif: La réservation est annulée.',
      'Facturé jusqu’ici: 387,75 €',
      'Frais d’annulation: 100 €',
      'Montant de cet avoir: 287,75 €',
      'Réglé au-delà du prix, à rendre: 287,75 €',
    ])
      expect(text).toContain(words)
  })

  it('is a PDF', async () => {
    expect((await buildSectionPdf(invoicePaperText(buildInvoice({})))).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
