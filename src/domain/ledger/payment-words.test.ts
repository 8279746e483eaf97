import { expect, it } from 'vitest'
import { DESK_PAYMENT_METHOD_OPTIONS, PAYMENT_KIND_OPTIONS, PAYMENT_METHOD_OPTIONS, withMeans } from './payment-words'

it('names what a sum is for, and how it came', () => {
  expect(PAYMENT_KIND_OPTIONS).toEqual([
    { value: 'deposit', label: 'Acompte' },
    { value: 'balance', label: 'Solde' },
    { value: 'full', label: 'Totalité' },
    { value: 'refund', label: 'Remboursement' },
    { value: 'refund_returned', label: 'Remboursement revenu' },
  ])
  expect(PAYMENT_METHOD_OPTIONS).toEqual([
    { value: 'bank_transfer', label: 'Virement' },
    { value: 'card', label: 'Carte' },
    { value: 'credit', label: 'Avoir' },
    { value: 'gift_card', label: 'Carte cadeau' },
    { value: 'cheque', label: 'Chèque' },
    { value: 'ancv', label: 'Chèques-Vacances' },
    { value: 'cash', label: 'Espèces' },
    { value: 'moved', label: 'Report d’une autre réservation' },
    { value: 'other', label: 'Autre' },
  ])
})

it('offers to the agency what it may write down itself: not what follows from a canceled booking', () => {
  expect(DESK_PAYMENT_METHOD_OPTIONS).toEqual([
    { value: 'bank_transfer', label: 'Virement' },
    { value: 'card', label: 'Carte' },
    { value: 'credit', label: 'Avoir' },
    { value: 'cheque', label: 'Chèque' },
    { value: 'ancv', label: 'Chèques-Vacances' },
    { value: 'cash', label: 'Espèces' },
    { value: 'other', label: 'Autre' },
  ])
})

it.each([
  ['bank_transfer', '384 € par virement'],
  ['ancv', '384 € en Chèques-Vacances'],
  ['cash', '384 € en espèces'],
  ['other', '384 €'],
] as const)('says how a sum came by %s', (method, words) => {
  expect(withMeans({ sum: '384 €', method })).toBe(words)
})
