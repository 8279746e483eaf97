import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { ReservationDesk as Desk } from '@/contract/desk'
import { ReservationDesk } from './reservation-desk'

vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 7 }),
  Button: ({ children, onClick }: { children: string; onClick?: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: {},
}))

const desk: Desk = {
  id: 7,
  number: 'LGP-0007',
  status: 'canceled',
  travelers_count: 2,
  total_cents: 107_600,
  paid_cents: 30_000,
  fee_cents: 5_000,
  refund_due_cents: 25_000,
  options: [{ label: 'Assurance annulation', count: 2 }],
  departure_start: '2027-06-12',
  choices: [],
}

const show = async (changes: Partial<Desk> = {}) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...desk, ...changes })))
  render(<ReservationDesk />)
  return (await screen.findByRole('region', { name: 'Suivi de la réservation' })).textContent
}

it('shows the options that were taken and what is to be refunded', async () => {
  const text = await show()
  expect(text).toContain('Options\u00a0: Assurance annulation ×\u00a02')
  expect(text).toMatch(/À rembourser\s: 250\s€/)
})

it('says neither where there is none', async () => {
  const text = await show({ options: [], refund_due_cents: 0 })
  expect(text).not.toContain('Options')
  expect(text).not.toContain('À rembourser')
})

it('says what is given back for the fee that is kept, before the reservation is canceled', async () => {
  await show({ status: 'confirmed', refund_due_cents: 0 })
  await userEvent.click(screen.getByRole('button', { name: 'Annuler la réservation' }))
  const group = screen.getByRole('group', { name: 'Annuler la réservation' })
  expect(group.textContent).toMatch(/250\s€ à rembourser/)
  await userEvent.clear(screen.getByLabelText('Frais retenus (€)'))
  await userEvent.type(screen.getByLabelText('Frais retenus (€)'), '300')
  expect(group.textContent).toContain('Rien à rembourser.')
})
