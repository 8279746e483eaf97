import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { Money } from '@/contract/money'
import { MoneyDue } from './money-due'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ children, ...link }: { children: ReactNode; href: string }) => <a {...link}>{children}</a>,
}))

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
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ disputes, departures: [], waiting_balances: [], differences: [], comparisons: [] }),
    ),
  )
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
