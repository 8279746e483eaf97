import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { expect, it, vi } from 'vitest'
import type { DepartureDesk as Desk } from '@/contract/desk'
import { DepartureFillField } from '../components/departure-fill-field'
import { DepartureDesk } from './departure-desk'

type Fields = Record<string, { value: unknown }>

const form = vi.hoisted(() => {
  let fields: Fields = { seats_taken: { value: 1 }, capacity: { value: 8 }, status: { value: 'open' } }
  const listeners = new Set<() => void>()
  let savedAt = 1
  return {
    savedAt: () => savedAt,
    save: () => {
      savedAt += 1
    },
    fields: () => fields,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatchFields: ({ path, value }: { path: string; value: unknown }) => {
      fields = { ...fields, [path]: { value } }
      for (const redraw of listeners) redraw()
    },
  }
})
// They make a call of their own, and have their own tests.
vi.mock('../mails/scheduled-mails', () => ({ ScheduledMails: () => null }))
vi.mock('../planning/departure-sales', () => ({ DepartureSales: () => null }))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 4, lastUpdateTime: form.savedAt() }),
  useAuth: () => ({ user: { role: 'staff' } }),
  useForm: () => ({ dispatchFields: form.dispatchFields }),
  useFormFields: (select: (context: [Fields]) => unknown) =>
    select([useSyncExternalStore(form.subscribe, form.fields)]),
  Button: ({ children, onClick, ...look }: { children: string; onClick?: () => void; className?: string }) => (
    <button type="button" onClick={onClick} className={look.className}>
      {children}
    </button>
  ),
  toast: { success: () => undefined },
}))

const desk: Desk = {
  id: 4,
  status: 'open',
  is_past: false,
  capacity: 8,
  seats_taken: 1,
  expedition: 'Le Vercors',
  departure_start: '2027-06-12',
  departure_end: '2027-06-14',
  price_cents: 50_000,
  takes_transfer: true,
  is_waitlist_closed: false,
  options: [],
  reduction: null,
  confirmation: {
    min_participants: 4,
    firm_count: 2,
    decision_on: '2027-06-06',
    minimum_refusal: null,
    indemnity_cents: 0,
    margins: [],
  },
  reservations: [],
  holds: [],
  waitlist: [],
  cancellation: null,
}

it('shows the fill that follows a booking by phone, without a reload', async () => {
  let taken = 1
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    if (path.endsWith('/price')) {
      return Promise.resolve(Response.json({ total_cents: 100_000, discount_cents: 0, promo_refusal: null }))
    }
    if (method === 'POST') taken = 3
    return Promise.resolve(Response.json({ ...desk, seats_taken: taken }))
  })
  render(
    <>
      <DepartureFillField />
      <DepartureDesk />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Réserver pour un client' }))
  expect(screen.getByText('1/8')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Adresse mail'), 'camille@exemple.test')
  await userEvent.click(await screen.findByRole('button', { name: /^Réserver,/ }))
  expect(await screen.findByText('3/8')).toBeVisible()
})

/** A departure with two options, whose price is worked out by the server; answers the bodies of the bookings that are sent. */
const answerSales = (priceOf: (sale: { promo_code: string }) => object) => {
  const booked: unknown[] = []
  vi.stubGlobal('fetch', (url: string, init?: { body?: string }) => {
    const body = init?.body ? (JSON.parse(init.body) as { promo_code: string }) : null
    if (body && url.endsWith('/price')) return Promise.resolve(Response.json(priceOf(body)))
    if (body) booked.push(body)
    const options = [
      { id: 'a', label: 'Assurance annulation', unit_cents: 4_500 },
      { id: 'b', label: 'Nuit d’hôtel', unit_cents: 8_000 },
    ]
    return Promise.resolve(Response.json({ ...desk, options }))
  })
  return booked
}

const openSale = async () => {
  render(<DepartureDesk />)
  await userEvent.click(await screen.findByRole('button', { name: 'Réserver pour un client' }))
  await userEvent.type(screen.getByLabelText('Adresse mail'), 'camille@exemple.test')
}

it('books the options that the caller takes, at the price that is shown', async () => {
  const booked = answerSales(() => ({ total_cents: 109_000, discount_cents: 0, promo_refusal: null }))
  await openSale()
  const insurance = screen.getByLabelText('Assurance annulation')
  await userEvent.clear(insurance)
  await userEvent.type(insurance, '2')
  await userEvent.click(await screen.findByRole('button', { name: 'Réserver, 1\u00a0090\u00a0€' }))
  await vi.waitFor(() => {
    expect(booked).toMatchObject([
      { email: 'camille@exemple.test', options: [{ id: 'a', count: 2 }], total_cents: 109_000 },
    ])
  })
})

it('says what a promo code takes off a sale by phone, or why it takes nothing off', async () => {
  answerSales(({ promo_code: code }) =>
    code === 'NEIGE10'
      ? { total_cents: 96_000, discount_cents: 4_000, promo_refusal: null }
      : { total_cents: 100_000, discount_cents: 0, promo_refusal: 'Ce code s’est arrêté le 3 mai 2027.' },
  )
  await openSale()
  const code = screen.getByLabelText('Code promo')
  await userEvent.type(code, 'NEIGE')
  expect(await screen.findByText('Ce code s’est arrêté le 3 mai 2027.')).toBeVisible()
  await userEvent.type(code, '10')
  expect(await screen.findByText(/^Remise de 40\s€/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Réserver, 960\u00a0€' })).toBeVisible()
})

it('marks a booking that is not paid, and warns that a transfer is too late for one by phone', async () => {
  const one = {
    ...{ customer: 'Camille Rey', email: 'x@exemple.test', phone: null, travelers_count: 2, source: 'site' as const },
    ...{ status: 'confirmed' as const, total_cents: 100_000 },
  }
  const reservations = [
    { ...one, id: 1, number: 'LG-1', paid_cents: 30_000, is_unpaid: true },
    { ...one, id: 2, number: 'LG-2', paid_cents: 100_000, is_unpaid: false },
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...desk, takes_transfer: false, reservations })))
  render(<DepartureDesk />)
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map(({ textContent }) => textContent.includes('Non réglé'))).toEqual([true, false])
  await userEvent.click(screen.getByRole('button', { name: 'Réserver pour un client' }))
  expect(screen.getByText(/Un virement n’arriverait plus avant le départ/)).toBeVisible()
})

it('says of held seats whether their order waits for an address to be confirmed', async () => {
  const hold = { email: 'x@exemple.test', travelers_count: 2, hold_expires_at: '2027-05-02T12:53:00Z' }
  const holds = [
    { ...hold, id: 1, customer: 'Camille Rey', is_ordered: true },
    { ...hold, id: 2, customer: 'Hugo Roy', is_ordered: false },
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...desk, holds })))
  render(<DepartureDesk />)
  await screen.findByRole('heading', { name: 'Places retenues en ce moment' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Camille Rey\u00a0: 2\u00a0places, jusqu’à 14:53 Adresse à confirmer',
    'Hugo Roy\u00a0: 2\u00a0places, jusqu’à 14:53',
  ])
})

it('leads to the file of who comes', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(desk)))
  render(<DepartureDesk />)
  const link = await screen.findByRole('link', { name: 'Exporter les participants' })
  expect(link.getAttribute('href')).toBe('/api/departures/4/roster.csv')
})

it('leads to the form that writes to the group', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(desk)))
  render(<DepartureDesk />)
  const link = await screen.findByRole('link', { name: 'Écrire au groupe' })
  expect(link.getAttribute('href')).toBe('/my-expeditions/admin/4#ecrire-au-groupe')
})

it('sets its cancellation apart from what harms nobody', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(desk)))
  render(<DepartureDesk />)
  expect((await screen.findByRole('button', { name: 'Annuler ce départ' })).className).toContain('btn--danger')
  expect(screen.getByRole('button', { name: 'Réserver pour un client' }).className).not.toContain('btn--danger')
})

it('is asked again once the form is saved', async () => {
  let reduction: Desk['reduction'] = null
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...desk, reduction })))
  const { rerender } = render(<DepartureDesk />)
  await screen.findByRole('heading', { name: 'Réservations' })
  expect(screen.queryByText(/Baisse annoncée/)).toBeNull()
  reduction = { lowest_cents: 64_000, until: '2027-05-12', is_shown: true }
  form.save()
  rerender(<DepartureDesk />)
  expect(await screen.findByText(/Baisse annoncée jusqu’au 12/)).toBeVisible()
})
