import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bookingPrice } from '@/domain/reservations/booking-price'
import { invoicedCents, nextInvoices, type IssuedInvoice } from '@/domain/ledger/next-invoices'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { bookingPdfText } from '@/server/features/documents/booking-pdf-text'
import { presentPrice } from '@/server/features/seats/present-price'
import { basket, priced, type Basket } from '../../../../../tests/factories/priced-basket'
import { buildReservationDetail } from '../../../../../tests/factories/reservation-detail'
import { linesOf } from './invoice-content'
import { invoicePaperText } from './invoice-paper-text'

const RUNS = { numRuns: Number(process.env.BASKETS ?? 1_000) }

const cents = (words: string): number => Math.round(Number(words.replaceAll(/[^0-9,]/g, '').replace(',', '.')) * 100)

/** The same with its sign: a discount is below zero. */
const signedCents = (words: string): number => cents(words) * (words.startsWith('−') ? -1 : 1)

/** The papers of a booking that is paid in these parts of a thousand, then in full. */
const invoice = ({ owedCents, parts }: { owedCents: number; parts: number[] }): IssuedInvoice[] => {
  const issued: IssuedInvoice[] = []
  let paidCents = 0
  for (const part of [...parts, 1_000]) {
    paidCents += Math.floor(((owedCents - paidCents) * part) / 1_000)
    const papers = nextInvoices({ owedCents, paidCents, issued, isReceipt: true })
    for (const paper of papers) issued.push({ ...paper, id: issued.length + 1 })
  }
  return issued
}

it('is the same in the tunnel, in the contract, and on the papers of whoever pays it in any parts, to the cent', () => {
  fc.assert(
    fc.property(basket, fc.array(fc.nat(999), { maxLength: 4 }), (one: Basket, parts) => {
      const tunnel = bookingPrice(priced(one).inCart)
      const owedCents = tunnel.totalCents
      const days = { departureStart: '2027-07-15', bookedOn: '2027-01-15', depositPercent: 30 }
      const price = presentPrice({ price: tunnel, schedule: paymentSchedule({ totalCents: owedCents, ...days }) })
      const reservation = { ...buildReservationDetail(), travelers_fee: 0, price }
      const contract =
        bookingPdfText(reservation)
          .find(({ title }) => title === 'Le prix')
          ?.rows.at(-1)?.value ?? ''
      const lines = linesOf({ isCanceled: false, owedCents, travelersFeeCents: 0, price: tunnel })
      const issued = invoice({ owedCents, parts })
      expect(cents(contract)).toBe(owedCents)
      expect(lines).toHaveLength(tunnel.lines.length)
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(owedCents)
      expect(invoicedCents(issued)).toBe(owedCents)
      const last = issued.at(-1)
      if (!last) return
      const sums = { owed_cents: owedCents, paid_cents: owedCents, invoiced_cents: owedCents - last.amountCents }
      const { sections } = invoicePaperText({
        ...{
          kind: last.kind,
          number: 'F-2027-0001',
          issuedOn: '2027-02-01',
          amountCents: last.amountCents,
          notice: [],
        },
        refers: last.references.map((other) => ({ ...other, number: 'F-2027-0000', issuedOn: '2027-01-15' })),
        content: {
          ...{ seller: null, customer: 'Camille', lines, ...sums, received: null, reason: null, notice_version: null },
          booking: { number: 'LG', trip: 'Aventure', from: '2027-07-15', to: '2027-07-18', travelers: one.ages.length },
        },
      })
      const printed =
        sections.find(({ title }) => title === 'Le prix')?.rows.map(({ value }) => signedCents(value)) ?? []
      expect(printed.at(-1)).toBe(owedCents)
      expect(printed.slice(0, -1).reduce((sum, line) => sum + line, 0)).toBe(owedCents)
      const [asked, ...deducted] = (sections.find(({ title }) => title === 'Le montant')?.rows ?? []).toReversed()
      expect(cents(asked?.value ?? '') + deducted.reduce((sum, { value }) => sum + cents(value), 0)).toBe(owedCents)
    }),
    RUNS,
  )
})
