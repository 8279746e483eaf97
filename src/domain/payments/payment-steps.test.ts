import { describe, expect, it } from 'vitest'
import { buildReservationDetail } from '../../../tests/factories/reservation-detail'
import { paymentSteps } from './payment-steps'

const { price } = buildReservationDetail()
const stepsAt = (paid: number, arriving: number) =>
  paymentSteps({ price, paid, arriving }).map(({ label, isPaid }) => [label, isPaid])

describe('the payments of a reservation', () => {
  it.each([
    ['nothing came', 0, 0, false, false],
    ['the deposit came', 387.75, 0, true, false],
    ['a part of the deposit came, and cards are debited for the rest', 187.75, 200, true, false],
    ['all came', 1292.5, 0, true, true],
  ])('when %s', (_case, paid, arriving, deposit, balance) => {
    expect(stepsAt(paid, arriving)).toEqual([
      ['Acompte', deposit],
      ['Solde', balance],
    ])
  })

  it('are the rest of the balance when more than the deposit is paid, as after a canceled place', () => {
    const canceled = { ...price, total: 1280, deposit: 384, balance: 896 }
    expect(paymentSteps({ price: canceled, paid: 576, arriving: 0 })).toEqual([
      { label: 'Solde', amount: 704, dueOn: price.balance_due_on, isPaid: false },
    ])
  })

  it('are one when the departure is near', () => {
    const near = { ...price, deposit: price.total, balance: 0, balance_due_on: null }
    expect(paymentSteps({ price: near, paid: 0, arriving: 0 })).toMatchObject([{ label: 'Totalité', amount: 1292.5 }])
  })
})
