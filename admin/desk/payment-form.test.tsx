import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { PaymentForm } from './payment-form'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick?: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: vi.fn() },
}))

const deskOf = (sums: Partial<ReservationDesk> = {}) =>
  ({
    ...{ id: 7, paid_cents: 0, total_cents: 60_000, credit_cents: 0, refund_due_cents: 0 },
    ...{ owed_cents: 60_000, deposit_left_cents: 18_050 },
    ...sums,
  }) as ReservationDesk

const kindAndAmount = () =>
  [screen.getByLabelText<HTMLSelectElement>('Nature'), screen.getByLabelText<HTMLInputElement>('Montant (€)')].map(
    ({ value }) => value,
  )

it.each<[string, Partial<ReservationDesk>, string[]]>([
  ['the deposit', {}, ['deposit', '180,50']],
  [
    'the rest of a deposit',
    { paid_cents: 10_000, owed_cents: 50_000, deposit_left_cents: 8_050 },
    ['deposit', '80,50'],
  ],
  ['the balance', { paid_cents: 18_050, owed_cents: 41_950, deposit_left_cents: 0 }, ['balance', '419,50']],
  ['all at once', { deposit_left_cents: 60_000 }, ['full', '600']],
  [
    'a refund',
    { paid_cents: 70_000, owed_cents: 0, deposit_left_cents: 0, refund_due_cents: 10_000 },
    ['refund', '100'],
  ],
  ['nothing', { paid_cents: 60_000, owed_cents: 0, deposit_left_cents: 0 }, ['balance', '']],
])('proposes %s where that is due', (_due, sums, proposed) => {
  render(<PaymentForm desk={deskOf(sums)} onDone={vi.fn()} onClose={vi.fn()} />)
  expect(kindAndAmount()).toEqual(proposed)
})

it('follows the kind that is chosen, until a sum is typed', async () => {
  render(<PaymentForm desk={deskOf()} onDone={vi.fn()} onClose={vi.fn()} />)
  await userEvent.selectOptions(screen.getByLabelText('Nature'), 'full')
  expect(kindAndAmount()).toEqual(['full', '600'])
  await userEvent.clear(screen.getByLabelText('Montant (€)'))
  await userEvent.type(screen.getByLabelText('Montant (€)'), '50')
  await userEvent.selectOptions(screen.getByLabelText('Nature'), 'deposit')
  expect(kindAndAmount()).toEqual(['deposit', '50'])
})

it('asks when a payment was received, and when a refund was given back', async () => {
  render(<PaymentForm desk={deskOf()} onDone={vi.fn()} onClose={vi.fn()} />)
  expect(screen.getByLabelText('Reçu le')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Nature'), 'refund')
  expect(screen.getByLabelText('Rendu le')).toBeVisible()
})

it('asks why a sum is given back, also of a correction, and proposes what is due as the reason', async () => {
  render(<PaymentForm desk={deskOf()} onDone={vi.fn()} onClose={vi.fn()} />)
  expect(screen.queryByLabelText('Motif')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('Nature'), 'correction')
  await userEvent.type(screen.getByLabelText('Montant (€)'), '50')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(screen.getByRole('alert').textContent).toBe('Il manque\u00a0: Motif.')
  render(<PaymentForm desk={deskOf({ refund_due_cents: 10_000 })} onDone={vi.fn()} onClose={vi.fn()} />)
  expect(screen.getByDisplayValue('Ce qui t’est dû de ta réservation')).toBeVisible()
})
