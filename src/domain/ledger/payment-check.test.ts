import { describe, expect, it } from 'vitest'
import { paymentRefusal } from './payment-check'

const booking = {
  totalCents: 100_000,
  returnableCents: 30_000,
  cashCents: 0,
  bookedOn: '2027-02-20',
  today: '2027-03-01',
}
const refusal = (payment: Partial<Parameters<typeof paymentRefusal>[0]>) =>
  paymentRefusal({
    kind: 'deposit',
    amountCents: 10_000,
    receivedOn: '2027-03-01',
    reason: 'Surplus',
    ...booking,
    ...payment,
  })

describe('a payment', () => {
  it.each([
    ['is taken', {}],
    ['is taken for the whole price', { amountCents: 100_000 }],
    ['is taken above the price', { amountCents: 100_001 }],
    ['is taken from days before the booking', { receivedOn: '2027-02-19' }],
    ['is taken on the day of the booking', { receivedOn: '2027-02-20' }],
    ['by cheque is taken with its number', { method: 'cheque', reference: '0001234, Crédit du Vercors' }],
    ['by cheque is given back without one', { method: 'cheque', kind: 'refund' }],
    ['in cash is taken up to what the law allows', { method: 'cash', amountCents: 60_000, cashCents: 40_000 }],
    ['is given back up to what is due', { kind: 'refund', amountCents: 30_000 }],
  ] as const)('%s', (_case, payment) => {
    expect(refusal(payment)).toBeNull()
  })

  it.each([
    ['in the future', { receivedOn: '2027-03-02' }, 'received_on', 'Cette date est à venir.'],
    [
      'a year before the booking',
      { receivedOn: '2026-02-19' },
      'received_on',
      /^La réservation date du 20\sfévr\.\s2027\.$/,
    ],
    [
      'refund before the booking',
      { kind: 'refund', receivedOn: '2027-02-19' },
      'received_on',
      /^La réservation date du/,
    ],
    [
      'credit above the price',
      { method: 'credit', amountCents: 100_001 },
      'amount_cents',
      /^C’est plus que le total .+ 1\s000\s€\.$/,
    ],
    ['refund above what is due', { kind: 'refund', amountCents: 30_001 }, 'amount_cents', /^Il reste 300\s€/],
    ['cheque without a number', { method: 'cheque', reference: ' ' }, 'reference', /numéro du chèque/],
    ['vouchers without their numbers', { method: 'ancv' }, 'reference', /Chèques-Vacances/],
    [
      'cash above what the law allows',
      { method: 'cash', amountCents: 60_001, cashCents: 40_000 },
      'amount_cents',
      /^La loi limite les espèces à 1\s000\s€ par achat, et 400\s€ ont/,
    ],
    [
      'refund of nothing',
      { kind: 'refund', returnableCents: 0 },
      'amount_cents',
      /^Il n’y a rien à rembourser\. Une remise/,
    ],
    [
      'correction of nothing',
      { kind: 'refund', isCorrection: true, returnableCents: 0 },
      'amount_cents',
      'Il n’y a aucun règlement à corriger.',
    ],
    ['refund without a reason', { kind: 'refund', reason: ' ' }, 'reason', 'Écris le motif de ce remboursement.'],
  ] as const)('is refused: %s', (_case, payment, field, message) => {
    const refused = refusal(payment)
    expect(refused?.field).toBe(field)
    expect(refused?.message).toMatch(message)
  })
})
