import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { Money } from '@/contract/money'
import { MoneyDue } from './money-due'

vi.mock('@payloadcms/ui', () => ({
  Link: ({ children, ...link }: { children: ReactNode; href: string }) => <a {...link}>{children}</a>,
  toast: { success: vi.fn(), error: vi.fn() },
}))

const NOTHING = {
  ...{ disputes: [], departures: [], waiting_balances: [], differences: [], comparisons: [] },
  late: { bookings_count: 0, total_cents: 0, bookings: [] },
}

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
  expect(screen.getByText('Sans réservation')).toBeVisible()
})

it('adds up all that is due, and says so where only the first departures are listed', async () => {
  const departures = Array.from({ length: 200 }, (_, index) => ({
    ...{ id: index + 1, name: 'Traversée du Vercors', departure_start: '2027-02-01' },
    ...{ due_cents: 10_000, refund_cents: 0 },
  }))
  const due = { departures_count: 1_204, due_cents: 9_000_000, refund_cents: 0 }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...NOTHING, departures, due })))
  render(<MoneyDue />)
  const section = await screen.findByRole('region', { name: 'Encaissements' })
  const text = section.textContent.replace(/\s/g, ' ')
  expect(text).toContain('90 000 € à recevoir')
  expect(text).toContain('Les 200 premiers, sur 1 204 départs.')
})

it('lists what the books of the provider say otherwise, and takes off what was decided', async () => {
  const found = { provider: 'stripe', found_at: '2027-02-01T02:00:00Z', reservation_id: null, gift_card_id: null }
  const differences: Money['differences'] = [
    {
      ...found,
      id: 3,
      reference: 're_1',
      kind: 'refund',
      detail: '50 € rendus',
      advice: 'Accorde une remise.',
      reservation_id: 4,
    },
    {
      ...found,
      id: 4,
      reference: 're_2',
      kind: 'refund',
      detail: '20 € rendus',
      advice: 'Bloque la carte.',
      gift_card_id: 7,
    },
    { ...found, id: 5, reference: 'po_1', kind: 'payout', detail: 'écart de −1 €', advice: 'Compare.' },
  ]
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string, { method }: { method: string }) => {
    asked.push(`${method} ${address}`)
    const left = asked.length > 1 ? differences.slice(1) : differences
    return Promise.resolve(Response.json(method === 'POST' ? { id: 3 } : { ...NOTHING, differences: left }))
  })
  render(<MoneyDue />)
  const section = await screen.findByRole('region', { name: 'Rapprochement des paiements par carte' })
  expect(section.textContent).toContain('3 à vérifier')
  expect(section.textContent).toContain('Versement qui ne tombe pas juste')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/collections/reservations/4',
    '/admin/cartes-cadeaux/7',
  ])
  fireEvent.click(screen.getByRole('button', { name: /C’est décidé.*re_1/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /re_1/ })).toBeNull())
  expect(asked).toContain('POST /api/reservations/money/differences/3/decide')
})

it('names who is late, since when, and how to reach them', async () => {
  const booking = {
    ...{
      reservation_id: 9,
      number: 'LG-9',
      customer: 'Camille Rey',
      phone: '+33612345678',
      email: 'camille@exemple.fr',
    },
    ...{ name: 'Vercors', departure_start: '2027-01-02', due_cents: 42_900, due_on: '2026-11-12', late_days: 19 },
  }
  const bookings: Money['late']['bookings'] = [
    { ...booking, reminded_on: '2026-11-15' },
    { ...booking, reservation_id: 10, number: 'LG-10', phone: null, late_days: 1, reminded_on: null },
  ]
  const late = { bookings_count: 1_204, total_cents: 85_800, bookings }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...NOTHING, late })))
  render(<MoneyDue />)
  const section = await screen.findByRole('region', { name: 'En retard de paiement' })
  expect(section.textContent.replace(/\s/g, ' ')).toContain('858 € pour 1 204 réservations')
  expect(section.textContent.replace(/\s/g, ' ')).toContain('Les 2 plus en retard, sur 1 204 réservations.')
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent.replace(/\s/g, ' '))
  expect(rows[1]).toContain('429 €depuis le 12 nov. 2026, 19 jours15 nov. 2026')
  expect(rows[2]).toContain('Pas de numéro')
  expect(rows[2]).toContain('1 jourAucune')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/collections/reservations/9',
    'tel:+33612345678',
    'mailto:camille@exemple.fr',
    '/admin/collections/reservations/10',
    'mailto:camille@exemple.fr',
  ])
})

it('says so when nobody is late', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(NOTHING)))
  render(<MoneyDue />)
  expect(await screen.findByText('Personne n’est en retard.')).toBeVisible()
})
