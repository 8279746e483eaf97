import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { buildPayment } from '../rules/build-share.fixture'
import { PaymentForm } from './payment-form'

const show = (detail: Parameters<typeof buildPayment>[0]) => {
  const start = { start: vi.fn(), isStarting: false, error: undefined, form: null, closeForm: vi.fn() }
  const payment = { detail: buildPayment(detail), settled: null, isDown: false }
  render(<PaymentForm payment={payment} start={start} />)
}
const BY_CARD = 'Un virement n’arriverait plus avant le départ\u00a0: règle par carte, ou appelle-nous.'

it('offers the card alone once a transfer would arrive too late, and says why', () => {
  show({ transfer: null, no_transfer: BY_CARD })
  expect(screen.getByText(/n’arriverait plus.+règle par carte/)).toBeTruthy()
  expect(screen.queryByText('Virement')).toBeNull()
  expect(screen.getByRole('button', { name: /^Payer/ })).toBeTruthy()
})

it('asks to call where no card is taken either', () => {
  show({ card: null, transfer: null, no_transfer: 'Appelle-nous pour régler.' })
  expect(screen.getByText('Appelle-nous pour régler.')).toBeTruthy()
  expect(screen.queryByText('Virement')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull()
})
