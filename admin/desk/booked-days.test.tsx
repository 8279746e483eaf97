import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { DepartureDesk as Desk } from '@/contract/desk'
import { BookedDays } from './booked-days'
import { DepartureDesk } from './departure-desk'

// They make calls of their own, and have their own tests.
vi.mock('../mails/scheduled-mails', () => ({ ScheduledMails: () => null }))
vi.mock('../planning/departure-sales', () => ({ DepartureSales: () => null }))
vi.mock('./changes/contract-changes', () => ({ DepartureChanges: () => null }))
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 4 }),
  useForm: () => ({ dispatchFields: () => undefined }),
  Button: ({ children, onClick }: { children: string; onClick?: () => void }) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  toast: { success: () => undefined },
}))

const booked: Desk['reservations'][number] = {
  ...{ id: 1, number: 'LG-1', customer: 'Camille', email: 'x@exemple.test', phone: null, travelers_count: 2 },
  ...{
    status: 'confirmed',
    source: 'site',
    total_cents: 100_000,
    deposit_cents: 30_000,
    paid_cents: 30_000,
    is_unpaid: false,
  },
}
const serve = (reservations: Desk['reservations']) => {
  const desk: Desk = {
    ...{ id: 4, status: 'open', is_past: false, capacity: 8, seats_taken: 2, expedition: 'Le Vercors' },
    ...{
      departure_start: '2027-06-12',
      departure_end: '2027-06-14',
      price_cents: 50_000,
      takes_transfer: true,
      is_waitlist_closed: false,
      options: [],
      reduction: null,
    },
    confirmation: {
      ...{
        min_participants: null,
        firm_count: 2,
        decision_on: '2027-06-06',
        minimum_refusal: null,
        indemnity_cents: 0,
      },
      margins: [],
    },
    ...{ reservations, holds: [], waitlist: [], cancellation: null },
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(desk)))
}

afterEach(() => {
  vi.unstubAllGlobals()
  window.location.hash = ''
})

it('says that the days stand in contracts, and leads to the wizard that asks', async () => {
  serve([booked, { ...booked, id: 2, status: 'canceled' }])
  render(
    <>
      <BookedDays />
      <DepartureDesk />
    </>,
  )
  const link = await screen.findByRole('link', { name: 'Changer le prix ou l’essentiel' })
  expect(link.parentElement?.textContent).toMatch(/^1\sréservation tient à ces dates par contrat/)
  await userEvent.click(link)
  const wizard = await screen.findByRole('group', { name: 'Changer le prix ou l’essentiel' })
  expect(wizard.contains(document.activeElement)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Ne rien changer' }))
  expect([screen.queryByRole('group', { name: 'Changer le prix ou l’essentiel' }), window.location.hash]).toEqual([
    null,
    '',
  ])
})

it('says nothing while nobody booked', async () => {
  serve([{ ...booked, status: 'canceled' }])
  render(
    <>
      <BookedDays />
      <DepartureDesk />
    </>,
  )
  await screen.findByRole('heading', { name: 'Réservations' })
  expect(screen.queryByText(/par contrat/)).toBeNull()
})
