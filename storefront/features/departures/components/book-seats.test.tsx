import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeSession, readSession, resetSession, tellLogin } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { eventually } from '../../../../tests/component/eventually'
import { buildDeparture } from '../rules/build-departure.fixture'
import { BookSeats } from './book-seats'
import { BookingProvider } from './booking-provider'

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const DEPARTURE = buildDeparture({ id: 7 })
const CART = { id: 41, total: 1920, reservation_travelers_count: 3 }

const show = (answer: () => Response) => {
  const fetch = vi.fn((_address: string, _init?: RequestInit) => Promise.resolve(answer()))
  vi.stubGlobal('fetch', fetch)
  render(
    <BookingProvider departures={[DEPARTURE]}>
      <BookSeats departure={DEPARTURE} travelers={3} />
    </BookingProvider>,
  )
  return fetch
}
const book = () => userEvent.click(screen.getByRole('button', { name: 'Réserver mes places' }))
const signIn = () => changeSession({ isReady: true, status: 'logged in', user: buildUser() })

beforeEach(() => {
  localStorage.clear()
  resetSession()
  router.push.mockReset()
  Object.assign(window, { dataLayer: [] })
})
afterEach(() => vi.unstubAllGlobals())

describe('BookSeats', () => {
  it('holds the places and goes to the booking, which the banner then knows', async () => {
    signIn()
    const fetch = show(() => Response.json(CART, { status: 201 }))
    await book()
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/cart')
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"departure_id":7,"travelers_count":3}')
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/reservations/41/1')
    expect(readSession().cart?.id).toBe(41)
    await eventually(() => {
      expect(window).toMatchObject({
        dataLayer: [
          { event: 'add_to_cart', departure: 7, quantity: 3, price: 640, value: 1920, currency: 'EUR', items: [] },
        ],
      })
    })
  })

  it('asks a visitor to sign in, then goes on by itself', async () => {
    changeSession({ isReady: true })
    const fetch = show(() => Response.json(CART, { status: 201 }))
    await book()
    expect(readSession().status).toBe('wantToLogin')
    expect(fetch).not.toHaveBeenCalled()
    act(signIn)
    await eventually(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/reservations/41/1'))
  })

  it('forgets the places when signing in is given up', async () => {
    changeSession({ isReady: true })
    const fetch = show(() => Response.json(CART, { status: 201 }))
    await book()
    act(() => tellLogin({ type: 'popup_closed' }))
    act(signIn)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('says how many places are left, and the ways out', async () => {
    signIn()
    show(() => Response.json({ error: 'Il ne reste que 2 places sur ce départ.', available_count: 2 }, { status: 409 }))
    await book()
    expect((await screen.findByRole('alert')).textContent).toContain('Il ne reste que 2 places')
    expect(screen.getByRole('button', { name: 'Partir à 2' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voir les autres dates' }).getAttribute('href')).toBe('#dates')
    expect(router.push).not.toHaveBeenCalled()
  })

  it('has an unconfirmed address confirmed for a larger party, or goes with fewer', async () => {
    signIn()
    const answers = [
      Response.json(
        { error: 'Confirme d’abord ton adresse mail.', reason: 'address', available_count: 2 },
        { status: 409 },
      ),
      Response.json({ ok: true }),
    ]
    const fetch = show(() => answers.shift() as Response)
    await book()
    expect((await screen.findByRole('alert')).textContent).toContain('Confirme d’abord ton adresse mail.')
    expect(screen.getByRole('button', { name: 'Partir à 2' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Voir les autres dates' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Renvoyer l’email' }))
    expect(await screen.findByText(/L’email est reparti/)).toBeVisible()
    expect(fetch.mock.calls[1]?.[0]).toBe('/api/v1/user/address-confirmation')
  })

  it('opens the phone popup above 990 €', async () => {
    signIn()
    show(() => Response.json(CART, { status: 201 }))
    await book()
    expect(readSession().phonePopup).toBe('cart')
  })
})
