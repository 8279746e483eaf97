import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildPayment } from '../rules/build-share.fixture'
import { PaymentForm } from './payment-form'

const show = (detail: Parameters<typeof buildPayment>[0]) => {
  const start = { start: vi.fn(), isStarting: false, error: undefined, form: null, closeForm: vi.fn() }
  const payment = { detail: buildPayment(detail), settled: null, isDown: false }
  render(<PaymentForm payment={payment} start={start} />)
  return start.start
}
const BY_CARD = 'Un virement n’arriverait plus avant le départ\u00a0: règle par carte, ou appelle-nous.'

it('offers the card alone once a transfer would arrive too late, and says why', () => {
  show({ transfer: null, no_transfer: BY_CARD })
  expect(screen.getByText(/n’arriverait plus.+règle par carte/)).toBeVisible()
  expect(screen.queryByText('Virement')).toBeNull()
  expect(screen.getByRole('button', { name: /^Payer/ })).toBeVisible()
})

it('asks to call where no card is taken either', () => {
  show({ card: null, transfer: null, no_transfer: 'Appelle-nous pour régler.' })
  expect(screen.getByText('Appelle-nous pour régler.')).toBeVisible()
  expect(screen.queryByText('Virement')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull()
})

it('sends a receipt of a part of the balance where it is asked for, and none for who travels alone', async () => {
  const start = show({})
  await userEvent.click(screen.getByRole('radio', { name: /Ma part/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /pour ton reçu/ }), 'lou')
  await userEvent.click(screen.getByRole('button', { name: /^Payer/ }))
  expect(screen.getByText('Cette adresse est incomplète')).toBeVisible()
  expect(start).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: /pour ton reçu/ }), '@exemple.fr')
  await userEvent.click(screen.getByRole('button', { name: /^Payer/ }))
  expect(start).toHaveBeenCalledExactlyOnceWith({ share: 'due', amount: 420, receipt_email: 'lou@exemple.fr' })
  cleanup()
  show({ expedition: { ...buildPayment().expedition, travelers_count: 1 } })
  expect(screen.queryByRole('textbox', { name: /pour ton reçu/ })).toBeNull()
})
