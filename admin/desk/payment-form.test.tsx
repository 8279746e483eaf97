import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ReservationDesk } from '@/contract/desk'
import { PaymentForm } from './payment-form'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick?: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: vi.fn() },
}))

it('asks when a payment was received, and when a refund was given back', async () => {
  const desk = { id: 7, paid_cents: 0, total_cents: 60_000, credit_cents: 0 } as ReservationDesk
  render(<PaymentForm desk={desk} onDone={vi.fn()} onClose={vi.fn()} />)
  expect(screen.getByLabelText('Reçu le')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Nature'), 'refund')
  expect(screen.getByLabelText('Rendu le')).toBeTruthy()
})
