import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession, resetSession } from '@/storefront/lib/session/store'
import { eventually } from '../../../../tests/component/eventually'
import { buildOrdered } from '../rules/build-ordered.fixture'
import { press, showStep } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const waiting = { email: 'camille@exemple.fr', expires_at: '2027-05-01T12:30:00.000Z' }

beforeEach(() => {
  localStorage.clear()
  resetSession()
  Object.values(router).forEach((spy) => spy.mockReset())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an order that waits for its address', () => {
  it('says where the mail went and until when the places are held', async () => {
    showStep(4, { cart: { waiting } })
    expect(
      await screen.findByRole('heading', { level: 1, name: /Une dernière étape.+confirme ton adresse/ }),
    ).toBeVisible()
    expect(screen.getByText('camille@exemple.fr')).toBeVisible()
    expect(screen.getByRole('status').textContent).toMatch(/gardées jusqu’à 14\sh\s30/)
    expect(screen.queryByRole('button', { name: /Commander avec obligation/ })).toBeNull()
  })

  it('has the mail sent again, and says what is refused', async () => {
    const answers = [
      { body: { ok: true } },
      { status: 429, body: { error: 'Trop de tentatives. Réessaie dans 9 minutes.' } },
    ]
    const { calls, cart } = showStep(4, {
      cart: { waiting },
      answers: { 'POST {cart}/confirmation': () => answers.shift() ?? 'no network' },
    })
    await press('Renvoyer l’email')
    expect(await screen.findByText(/L’email est reparti/)).toBeVisible()
    await press('Renvoyer l’email')
    expect(await screen.findByText(/Trop de tentatives/)).toBeVisible()
    expect(calls(`POST /api/v1/carts/${cart.id}/confirmation`)).toHaveLength(2)
  })

  it('lets a mistyped address be corrected, and says why one is refused', async () => {
    const answers = [
      { status: 422, body: { error: 'Cette adresse a déjà un compte.' } },
      { body: { confirmation: 'address', cart_id: 41, ...waiting, email: 'lou@exemple.fr' } },
    ]
    const { calls, cart } = showStep(4, {
      cart: { waiting },
      answers: { 'POST {cart}/address': () => answers.shift() ?? 'no network' },
    })
    const address = `POST /api/v1/carts/${String(cart.id)}/address`
    await press('Corriger l’adresse')
    await press('Envoyer à cette adresse')
    expect(screen.getByText(/Écris une adresse complète/)).toBeVisible()
    expect(calls(address)).toHaveLength(0)
    await userEvent.type(screen.getByRole('textbox', { name: 'Ta bonne adresse mail' }), ' Lou@exemple.fr')
    await press('Envoyer à cette adresse')
    expect(await screen.findByText('Cette adresse a déjà un compte.')).toBeVisible()
    await press('Envoyer à cette adresse')
    expect(await screen.findByText(/Le lien envoyé à l’ancienne adresse ne marche plus/)).toBeVisible()
    expect(calls(address).map(({ body }) => body)).toEqual([{ email: 'lou@exemple.fr' }, { email: 'lou@exemple.fr' }])
    expect(readSession().user?.email).toBe('lou@exemple.fr')
  })

  it('takes the place of the order once that is answered, and goes on by itself when it is pressed elsewhere', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let state: 'ordering' | 'waiting' | 'pressed' = 'ordering'
    const { cart } = showStep(4, {
      answers: {
        'POST /api/v1/reservations': () => {
          state = 'waiting'
          return { status: 202, body: { confirmation: 'address', cart_id: cart.id, ...waiting } }
        },
        'GET {cart}': () =>
          state === 'pressed'
            ? { status: 404, body: { error: 'Ce panier n’existe plus.' } }
            : { body: { ...cart, waiting: state === 'waiting' ? waiting : null } },
        'GET {cart}/reservation': () =>
          state === 'pressed' ? { body: buildOrdered() } : { status: 404, body: { error: 'non' } },
      },
    })
    await press(/Commander avec obligation/)
    expect(await screen.findByRole('heading', { level: 1, name: /Une dernière étape/ })).toBeVisible()
    state = 'pressed'
    await vi.advanceTimersByTimeAsync(4500)
    await eventually(() => {
      expect(router.replace).toHaveBeenCalledWith(`/reservations/${cart.id}/5`)
    })
  })
})
