import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { Money } from '@/contract/money'
import { MoneyDue } from './money-due'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ children, ...link }: { children: ReactNode; href: string }) => <a {...link}>{children}</a>,
}))

const NOTHING = { disputes: [], departures: [], waiting_balances: [], differences: [], comparisons: [] }

const dispute: Money['disputes'][number] = {
  ...{ reference: 'dp_1', provider: 'stripe', reservation_id: null, number: null, gift_card: null },
  ...{ amount_cents: 15_000, opened_at: '2027-02-01T09:00:00Z' },
}

it('leads from a contested payment to what it bought and to its papers', async () => {
  const disputes = [
    { ...dispute, reservation_id: 4, number: 'LAG-4' },
    { ...dispute, reference: 'dp_2', gift_card: { id: 7, last4: '9CQD', is_stopped: false } },
    { ...dispute, reference: 'dp_3', gift_card: { id: 8, last4: 'XW3K', is_stopped: true } },
    { ...dispute, reference: 'dp_4' },
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...NOTHING, disputes })))
  render(<MoneyDue />)
  await screen.findByRole('heading', { name: 'Paiements contestés' })
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent.replace(/\s/g, ' '), link.getAttribute('href')]),
  ).toEqual([
    ['LAG-4', '/admin/collections/reservations/4'],
    ['Dossier de preuves (PDF)', '/api/reservations/4/dispute-evidence.pdf'],
    ['Carte cadeau •••• 9CQD : à bloquer', '/admin/cartes-cadeaux/7'],
    ['Dossier de preuves (PDF)', '/api/reservations/gift-cards/7/dispute-evidence.pdf'],
    ['Carte cadeau •••• XW3K, bloquée', '/admin/cartes-cadeaux/8'],
    ['Dossier de preuves (PDF)', '/api/reservations/gift-cards/8/dispute-evidence.pdf'],
  ])
  expect(screen.getByText('Sans réservation')).toBeDefined()
})

it('adds up all that is due, and says so where only the first departures are listed', async () => {
  const departures = Array.from({ length: 200 }, (_, index) => ({
    ...{ id: index + 1, name: 'Traversée du Vercors', departure_start: '2027-02-01' },
    ...{ due_cents: 10_000, late_cents: 0, refund_cents: 0 },
  }))
  const due = { departures_count: 1_204, due_cents: 9_000_000, late_cents: 50_000, refund_cents: 0 }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...NOTHING, departures, due })))
  render(<MoneyDue />)
  const section = await screen.findByRole('region', { name: 'Encaissements' })
  const text = section.textContent.replace(/\s/g, ' ')
  expect(text).toContain('90 000 € à recevoir, dont 500 € en retard')
  expect(text).toContain('Les 200 premiers, sur 1 204 départs.')
})
