import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OfferedDeparture } from '../rules/booking-choice'
import { buildDeparture } from '../rules/build-departure.fixture'
import { BookSeats } from './book-seats'
import { BookingBar } from './booking-bar'
import { BookingProvider } from './booking-provider'
import { departureFacts } from './departure-facts-by-number'
import { DeparturesList } from './departures-list'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) }))

const JUNE = buildDeparture()

/** Tells the page that what it watches came on the screen, or left it. */
let see: (isIntersecting: boolean) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: Array<{ isIntersecting: boolean }>) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const show = (departure: OfferedDeparture) =>
  render(
    <BookingProvider departures={[departure]}>
      <DeparturesList expeditionId={1} facts={departureFacts([departure])} />
      <BookSeats departure={departure} travelers={2} />
      <BookingBar minPrice={590} />
    </BookingProvider>,
  )
const bar = () => screen.getByRole('region', { name: 'Ton choix' })
const wayOf = (name: string) => within(bar()).getByRole('link', { name }).getAttribute('href')

it('says for how many a total is, and that any other sum is of one person', async () => {
  show(JUNE)
  expect(bar().textContent).toMatch(/640\s€ par personne/)
  await userEvent.click(screen.getByRole('button', { name: /Choisi/, pressed: true }))
  expect(bar().textContent).toMatch(/1\s280\s€ pour 2\spersonnes/)
})

it('leads to the booking box', () => {
  show(JUNE)
  expect(wayOf('Réserver')).toBe('#reserver')
})

it('leads to the dates when none can be booked', () => {
  show(buildDeparture({ available_count: 0, status: 'full' }))
  expect(wayOf('Voir les dates')).toBe('#dates')
})

it('rests while the button that books is on the screen', () => {
  show(JUNE)
  expect(bar().hasAttribute('data-rest')).toBe(false)
  act(() => see(true))
  expect(bar().hasAttribute('data-rest')).toBe(true)
  act(() => see(false))
  expect(bar().hasAttribute('data-rest')).toBe(false)
})
