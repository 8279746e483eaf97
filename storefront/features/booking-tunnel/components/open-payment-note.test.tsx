import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSession } from '@/storefront/lib/session/store'
import { showStep } from './tunnel.fixture'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  notFound: vi.fn(),
}))

beforeEach(() => {
  localStorage.clear()
  resetSession()
})
afterEach(() => vi.unstubAllGlobals())

it('tells a customer who already booked the departure that this order is a second booking', async () => {
  showStep(3, { cart: { also_booked: { reservation_id: 12, number: 'LG-27-0614-941' } } })
  expect((await screen.findByRole('link', { name: 'réservation LG-27-0614-941' })).getAttribute('href')).toBe(
    '/my-expeditions/12',
  )
})

describe('an order that is paid in another tab', () => {
  it.each([1, 2, 3])('is said on step %i, with the way to the payment', async (step) => {
    const { cart } = showStep(step, { cart: { open_payment: { amount: 384 } } })
    expect((await screen.findByText(/Un paiement de 384\s€ est en cours/)).parentElement?.textContent).toContain(
      'rien n’est débité deux fois',
    )
    expect(screen.getByRole('link', { name: 'Payer ici' }).getAttribute('href')).toBe(
      `/reservations/${String(cart.id)}/4`,
    )
  })

  it('is said at the payment, whose own button goes on with it', async () => {
    showStep(4, { cart: { open_payment: { amount: 384 } }, card: { provider: 'house', terms: null } })
    expect(await screen.findByText(/Un paiement de 384\s€ est en cours/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Payer ici' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Commander avec obligation de paiement' })).toBeVisible()
  })

  it('is not said of a cart that nobody pays', async () => {
    showStep(3)
    await screen.findByRole('heading', { level: 1, name: /Tout est bon/ })
    expect(screen.queryByText(/est en cours/)).toBeNull()
  })
})
