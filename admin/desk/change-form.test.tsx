import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { DeskChanges } from '@/contract/desk-changes'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { ChangeForm } from './change-form'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: string; onClick?: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: vi.fn(), error: vi.fn() },
}))

const MAY: DeskChanges = {
  travelers: [
    { position: 1, name: 'Odile Perrin' },
    { position: 2, name: 'Voyageur 2' },
  ],
  available_count: 3,
  options: [{ id: 'tent', label: 'Tente', unit_cents: 4_000, count: 1, most: 2 }],
}
const PREVIEW = { fee_cents: 0, total_cents: 150_000, left_cents: 120_000, refund_cents: 0, promo: null }

const show = async () => {
  const sent: Array<{ address: string; body: unknown }> = []
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    if (body !== null) sent.push({ address, body })
    const answer = address.endsWith('/preview') ? PREVIEW : init?.method === 'GET' ? MAY : { id: 7 }
    return Promise.resolve(Response.json(answer))
  })
  const onDone = vi.fn()
  const desk = { id: 7, travelers_count: 2 } as ReservationDesk
  render(<ChangeForm desk={desk} onDone={onDone} onClose={vi.fn()} />)
  await screen.findByRole('group', { name: 'Modifier les voyageurs ou les options' })
  return { sent, onDone }
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Modifier la réservation' }))

it('adds a traveler for the sums that were shown', async () => {
  const { sent, onDone } = await show()
  await userEvent.selectOptions(screen.getByLabelText('Âge le jour du départ'), '9')
  expect(await screen.findByText(/Nouveau total\s: 1\s500\s€/)).toBeVisible()
  expect(screen.getByText(/Reste à régler\s: 1\s200\s€/)).toBeVisible()
  await press()
  expect(onDone).toHaveBeenCalledOnce()
  expect(sent.at(-1)).toEqual({
    address: expect.stringMatching(/\/reservations\/7\/changes$/) as string,
    body: {
      change: { kind: 'add', travelers: [{ first_name: '', last_name: '', age: 9 }] },
      travelers_count: 2,
      fee_cents: 0,
      total_cents: 150_000,
    },
  })
})

it('drops a traveler, or gives an option to more, each known by name', async () => {
  const { sent } = await show()
  const way = screen.getByLabelText('Ce qui change')
  await userEvent.selectOptions(way, 'drop:2')
  await screen.findByText(/Nouveau total/)
  expect(sent.at(-1)?.body).toEqual({ kind: 'drop', position: 2 })
  await userEvent.selectOptions(way, 'option:tent')
  await userEvent.selectOptions(screen.getByLabelText('Pour combien de voyageurs'), '2')
  await screen.findByText(/Nouveau total/)
  expect(sent.at(-1)?.body).toEqual({ kind: 'option', option_id: 'tent', count: 2, from_count: 1 })
})
