import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSession } from '@/storefront/lib/session/store'
import { buildCart } from '../rules/build-cart.fixture'
import { press, showStep } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const PATCH = 'PATCH /api/v1/cart'
const ADDRESS_MAIL = 'POST /api/v1/user/address-confirmation'

beforeEach(() => {
  localStorage.clear()
  resetSession()
  Object.values(router).forEach((spy) => spy.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

describe('a cart of an address that is not confirmed', () => {
  it('says that the address has to be confirmed for so many, and has its mail sent again', async () => {
    const { calls } = showStep(1, {
      answers: {
        [PATCH]: () => ({
          status: 409,
          body: { error: 'Confirme d’abord ton adresse mail.', reason: 'address', available_count: 2 },
        }),
        [ADDRESS_MAIL]: () => ({ body: { ok: true } }),
      },
    })
    await press('Un de plus')
    await press('Continuer')
    expect((await screen.findByRole('alert')).textContent).toContain('Confirme d’abord ton adresse mail.')
    await press('Renvoyer l’email')
    expect(await screen.findByText(/L’email est reparti/)).toBeVisible()
    expect(calls(ADDRESS_MAIL)).toHaveLength(1)
  })

  it('says why the places can’t be taken again before the address is confirmed', async () => {
    showStep(2, {
      cart: { hold: 'expired', customer: { ...buildCart().customer, email_verified: false } },
      answers: {
        'POST {cart}/hold': () => ({
          status: 409,
          body: { error: 'Confirme d’abord ton adresse mail.', reason: 'address' },
        }),
      },
    })
    await press(/Reprendre mes 2\splaces/)
    expect(await screen.findByText('Confirme d’abord ton adresse mail.', { exact: false })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Renvoyer l’email' })).toBeVisible()
  })

  it('has the mail sent again once the places were held for as long as an unconfirmed address may', async () => {
    const { calls } = showStep(3, {
      cart: { hold: 'expired', can_hold: false, customer: { ...buildCart().customer, email_verified: false } },
      answers: { [ADDRESS_MAIL]: () => ({ status: 409, body: { error: 'Ton adresse est déjà confirmée.' } }) },
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/confirme ton adresse/)
    expect(screen.queryByRole('button', { name: /Reprendre/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Voir les autres dates' })).toBeNull()
    await press('Renvoyer l’email')
    expect(await screen.findByText('Ton adresse est déjà confirmée.')).toBeVisible()
    expect(calls(ADDRESS_MAIL)).toHaveLength(1)
  })
})
