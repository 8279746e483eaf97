import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession, resetSession } from '@/storefront/lib/session/store'
import { eventually } from '../../../../tests/component/eventually'
import { buildCart } from '../rules/build-cart.fixture'
import { press, showStep } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  resetSession()
  Object.values(router).forEach((spy) => spy.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

describe('giving a booking up', () => {
  const REMOVE = (id: number) => `DELETE /api/v1/cart?cart_id=${String(id)}`
  const ask = async () => {
    await press('Abandonner cette réservation')
    return within(await screen.findByRole('dialog', { name: /Abandonner cette réservation/ }))
  }

  it('asks first: who stays keeps everything', async () => {
    const { cart, calls } = showStep(2)
    const popup = await ask()
    expect(popup.getByText(/Tes 2\splaces repartent en vente/)).toBeVisible()
    await userEvent.click(popup.getByRole('button', { name: 'Je continue ma réservation' }))
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls(REMOVE(cart.id))).toHaveLength(0)
  })

  it('gives the places back, forgets what was typed and leads to the trip', async () => {
    const id = 902
    const { calls, cart } = showStep(2, { cart: { id }, answers: { [REMOVE(id)]: () => ({ body: { ok: true } }) } })
    await userEvent.type(await screen.findByLabelText('Nom', { selector: '#voyageur-2-last_name' }), 'Martel')
    expect(sessionStorage.getItem('bookingDraft')).toContain('Martel')
    await userEvent.click((await ask()).getByRole('button', { name: 'Abandonner' }))
    await eventually(() =>
      expect(router.replace).toHaveBeenCalledExactlyOnceWith(`/expeditions/${cart.expedition.slug}`),
    )
    expect(calls(REMOVE(id))).toHaveLength(1)
    expect(sessionStorage.getItem('bookingDraft')).toBeNull()
    expect(readSession().cart).toBeNull()
  })

  it('has what was just typed arrive before, and nothing after', async () => {
    const id = 907
    showStep(2, { cart: { id }, answers: { [REMOVE(id)]: () => ({ body: { ok: true } }) } })
    const answered = globalThis.fetch
    const writes: string[] = []
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      // What is saved is slow: asked for first, it is answered last.
      if (init.method === 'PATCH') await new Promise((resolve) => setTimeout(resolve, 50))
      const answer = await answered(address, init)
      if (init.method === 'PATCH' || init.method === 'DELETE') writes.push(init.method)
      return answer
    })
    const popup = await ask()
    fireEvent.change(await screen.findByLabelText('Nom', { selector: '#voyageur-2-last_name' }), {
      target: { value: 'Martel' },
    })
    await userEvent.click(popup.getByRole('button', { name: 'Abandonner' }))
    await eventually(() => expect(router.replace).toHaveBeenCalledOnce())
    expect(writes).toEqual(['PATCH', 'DELETE'])
  })

  it('takes back the longer hold that is on its way', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 27_000_000 })
    const id = 905
    showStep(1, { cart: { id }, answers: { [REMOVE(id)]: () => ({ body: { ok: true } }) } })
    await title(/Tu pars à combien/)
    const answered = globalThis.fetch
    let hold: AbortSignal | null | undefined
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      if (!address.endsWith('/hold')) return answered(address, init)
      hold = init.signal
      return new Promise<Response>(() => undefined)
    })
    const popup = await ask()
    expect(hold?.aborted).toBe(false)
    await userEvent.click(popup.getByRole('button', { name: 'Abandonner' }))
    await eventually(() => expect(router.replace).toHaveBeenCalledOnce())
    expect(hold?.aborted).toBe(true)
    vi.useRealTimers()
  })

  it('says why it could not, and stays', async () => {
    const id = 903
    showStep(1, { cart: { id }, answers: { [REMOVE(id)]: () => 'no network' } })
    const popup = await ask()
    await userEvent.click(popup.getByRole('button', { name: 'Abandonner' }))
    expect(await popup.findByText(/Le réseau ne répond pas/)).toBeVisible()
    expect(router.replace).not.toHaveBeenCalled()
  })

  it('is said in the other tab', async () => {
    let isGone = false
    const id = 904
    const { cart } = showStep(1, {
      cart: { id, hold: 'expired' },
      answers: {
        'GET {cart}': () =>
          isGone ? { status: 404, body: { error: 'Ce panier n’existe plus.' } } : { body: buildCart({ id }) },
        'POST {cart}/hold': () => ({ status: 404, body: { error: 'Ce panier n’existe plus.' } }),
      },
    })
    await title(/Tu pars à combien/)
    isGone = true
    window.dispatchEvent(new Event('visibilitychange'))
    await title(/plus en cours/)
    expect(screen.getByRole('link', { name: 'Revoir les dates' }).getAttribute('href')).toBe(
      `/expeditions/${cart.expedition.slug}`,
    )
    expect(router.notFound).not.toHaveBeenCalled()
  })
})
