import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession, resetSession } from '@/storefront/lib/session-store'
import { readToasts } from '@/storefront/ui/toast-store'
import { eventually } from '../../../../tests/component/eventually'
import { buildCart } from '../rules/build-cart.fixture'
import { buildOrdered } from '../rules/build-ordered.fixture'
import { press, showStep } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const ORDER = 'POST /api/v1/reservations'
const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  localStorage.clear()
  resetSession()
  Object.values(router).forEach((spy) => spy.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

describe('step 4, payment', () => {
  const order = () => press('Commander avec obligation de paiement')

  it('says what is due now, what later, and until when the places wait for the transfer', async () => {
    showStep(4)
    await title(/Comment veux-tu régler/)
    const stops = within(screen.getByRole('list', { name: 'Ton échéancier' })).getAllByRole('listitem')
    expect(stops.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      '384 €au plus tard le 8 mai',
      '896 €au plus tard le 15 mai',
      'Départle 14 juin',
    ])
    expect(screen.getByText(/Tes places sont gardées jusqu’au/).textContent).toMatch(/8\smai\s2027/)
    expect(screen.getByText(/n’ouvre pas de délai de rétractation/)).toBeTruthy()
  })

  it('asks for all of it at once when the departure is near', async () => {
    const { price } = buildCart()
    showStep(4, { cart: { price: { ...price, deposit: 1280, balance: 0, balance_due_on: null } } })
    expect(await screen.findByText(/tout se règle en une fois/)).toBeTruthy()
    expect(screen.getByText('Montant à régler par virement')).toBeTruthy()
  })

  it('leads back to the recap who agreed to nothing', async () => {
    const { cart, calls } = showStep(4, { isAgreed: false })
    await eventually(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith(`/reservations/${cart.id}/3`))
    expect(screen.queryByRole('button', { name: /Commander/ })).toBeNull()
    expect(calls(ORDER)).toHaveLength(0)
  })

  it('orders once for a double click, and goes to the confirmation', async () => {
    const { calls, cart } = showStep(4, { answers: { [ORDER]: () => ({ status: 201, body: buildOrdered() }) } })
    await userEvent.dblClick(await screen.findByRole('button', { name: /Commander/ }))
    await eventually(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith(`/reservations/${cart.id}/5`))
    expect(calls(ORDER).map(({ body }) => body)).toEqual([
      {
        cancellation_version: '1',
        ...{ cart_id: cart.id, departure_id: cart.departure.id, travelers_count: 2, total: 1280 },
        ...{ terms_version: '2026-11', accepts_terms: true, certifies_level: true },
      },
    ])
    expect(readSession().cart).toBeNull()
  })

  it('sends the same key again when no answer came', async () => {
    const { calls } = showStep(4, { answers: { [ORDER]: () => 'no network' } })
    await order()
    expect(await screen.findByText(/tu ne réserveras pas deux fois/)).toBeTruthy()
    await order()
    await eventually(() => expect(calls(ORDER)).toHaveLength(2))
    const [first, second] = calls(ORDER).map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  it('goes back to the recap when the trip became another one in another tab, and says so', async () => {
    const other = buildCart().departure
    const { cart, calls } = showStep(4, {
      answers: {
        [ORDER]: () => ({ status: 409, body: { error: 'Ta réservation a changé entre-temps.', reason: 'trip' } }),
        'GET {cart}': () => ({ body: { ...shown, departure } }),
      },
    })
    const shown = cart
    let departure = other
    await title(/Comment veux-tu régler/)
    departure = { ...other, id: other.id + 1 }
    await order()
    await eventually(() =>
      expect(
        readToasts()
          .map(({ message }) => message)
          .join(),
      ).toMatch(/autre onglet/),
    )
    await eventually(() => expect(router.replace).toHaveBeenCalledWith(`/reservations/${cart.id}/3`))
    // What was refused is said there: its page is gone.
    expect(readToasts().map(({ message }) => message)).toContain('Ta réservation a changé entre-temps.')
    await order()
    expect(calls(ORDER)).toHaveLength(1)
  })

  it('says why an order was refused, with a fresh cart', async () => {
    const { calls, cart } = showStep(4, {
      answers: { [ORDER]: () => ({ status: 409, body: { error: 'Le prix a changé.' } }) },
    })
    await order()
    expect(await screen.findByText('Le prix a changé.')).toBeTruthy()
    expect(calls(`GET /api/v1/carts/${String(cart.id)}`).length).toBeGreaterThan(1)
  })

  it('orders nothing once the places are gone', async () => {
    const { calls } = showStep(4, { cart: { hold: 'expired' } })
    await order()
    expect(screen.getByText(/Tes places ne sont plus gardées/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(calls(ORDER)).toHaveLength(0)
  })
})
