import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSession } from '@/storefront/lib/session/store'
import { buildCart } from '../rules/build-cart.fixture'
import { press, showStep } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const { price } = buildCart()
const PROMO = {
  code: 'PREMIERTRAIN',
  words: '40\u00a0€ par personne',
  rule: 'La remise reste.',
  amount: 80,
  refusal: null,
}
const LINE = {
  kind: 'discount' as const,
  label: 'Code PREMIERTRAIN',
  code: 'PREMIERTRAIN',
  unit: -80,
  count: 1,
  amount: -80,
}
const discounted = { promo: PROMO, price: { ...price, lines: [...price.lines, LINE], total: 1200, deposit: 360 } }

beforeEach(() => {
  localStorage.clear()
  resetSession()
})
afterEach(() => vi.unstubAllGlobals())

describe('a promo code at the payment', () => {
  it('lowers the price once it is applied, and goes again', async () => {
    const { cart, calls } = showStep(4, {
      answers: {
        'POST {cart}/promo': () => ({ body: { ...cart, ...discounted } }),
        'DELETE {cart}/promo': () => ({ body: cart }),
      },
    })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code promo' }), 'premiertrain{Enter}')
    expect(await screen.findByText(/40\s€ par personne/)).toBeVisible()
    expect(calls(`POST /api/v1/carts/${String(cart.id)}/promo`).map(({ body }) => body)).toEqual([
      { code: 'premiertrain' },
    ])
    expect(screen.getByText('Code appliqué, le prix a changé.').getAttribute('role')).toBe('status')
    expect(screen.getAllByText(/−\s80\s€/).length).toBeGreaterThan(1)
    expect(screen.queryByRole('textbox', { name: 'Code promo' })).toBeNull()
    await press('Retirer le code PREMIERTRAIN')
    expect(await screen.findByRole('textbox', { name: 'Code promo' })).toBeVisible()
  })

  it('says why it is refused, beside the field, and keeps what was typed', async () => {
    showStep(4, {
      answers: {
        'POST {cart}/promo': () => ({
          status: 422,
          body: { error: 'Ce code vaut à partir de 6 personnes, vous êtes 2.', reason: 'travelers' },
        }),
      },
    })
    const field = await screen.findByRole('textbox', { name: 'Code promo' })
    await userEvent.type(field, 'GROUPE6')
    await press('Appliquer')
    expect(await screen.findByText(/à partir de 6 personnes/)).toBeVisible()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(field).toHaveProperty('value', 'GROUPE6')
  })

  it('that no longer applies says so, and is not ordered', async () => {
    const refusal = { reason: 'over' as const, message: 'Ce code s’est arrêté le 28 février 2027.' }
    const { calls } = showStep(4, { cart: { promo: { ...PROMO, amount: 0, refusal } } })
    expect((await screen.findAllByText(/s’est arrêté le 28 février 2027/)).length).toBeGreaterThan(0)
    await press('Commander avec obligation de paiement')
    expect(calls('POST /api/v1/reservations')[0]?.body).not.toHaveProperty('discount')
  })

  it('is named by the order', async () => {
    const { calls } = showStep(4, { cart: discounted })
    await screen.findByText(/40\s€ par personne\. La remise reste\./)
    await press('Commander avec obligation de paiement')
    expect(calls('POST /api/v1/reservations')[0]?.body).toMatchObject({
      total: 1200,
      discount: { code: 'PREMIERTRAIN', amount: 80 },
    })
  })
})
