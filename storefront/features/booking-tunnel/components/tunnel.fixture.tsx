import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import { queryClient } from '@/storefront/lib/api/query-client'
import { changeSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import type { CardMeans } from '@/storefront/lib/card-means-hook'
import { buildCart } from '../rules/build-cart.fixture'
import { keepAgreement } from '../rules/kept-agreement'
import { BookingTunnel } from './booking-tunnel'

type Answer = { status?: number; body: unknown } | 'no network'
type Call = { what: string; body: Record<string, unknown>; key: string | null }

let lastCart = 40

/** Shows a step before a server of the test's own: `answers` by « METHOD path », the cart being there by default. */
export const showStep = (
  step: number,
  {
    cart: changes = {},
    answers = {},
    card = null,
    isAgreed = true,
  }: {
    cart?: Partial<CartDetail>
    answers?: Record<string, () => Answer>
    /** Who takes cards. */
    card?: CardMeans | null
    /** Whether the payment comes after the recap. */
    isAgreed?: boolean
  } = {},
) => {
  // A cart of its own for each test: the drafts of another one stay out of the way.
  const cart = buildCart({ id: ++lastCart, ...changes })
  const path = `/api/v1/carts/${String(cart.id)}`
  const all: Record<string, () => Answer> = {
    [`GET ${path}`]: () => ({ body: cart }),
    [`POST ${path}/hold`]: () => ({ body: cart }),
    'PATCH /api/v1/cart': () => ({ body: cart }),
    'GET /api/v1/payment-means': () => ({ body: { card } }),
    [`GET ${path}/reservation`]: () => ({ status: 404, body: { error: 'Cette adresse n’existe pas.' } }),
    ...Object.fromEntries(Object.entries(answers).map(([what, answer]) => [what.replace('{cart}', path), answer])),
  }
  const calls: Call[] = []
  queryClient().removeQueries({ queryKey: ['payment-means'] })
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${address}`
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    calls.push({ what, body, key: new Headers(init.headers).get('idempotency-key') })
    const answer = all[what]?.() ?? { status: 404, body: { error: `nothing at ${what}` } }
    return answer === 'no network'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(answer.body, { status: answer.status ?? 200 }))
  })
  if (step === 4 && isAgreed) keepAgreement({ cart, agreement: { terms: true, level: true, gaps: true } })
  changeSession({ isReady: true, status: 'logged in', user: buildUser({ phone: '+33639981234' }) })
  return {
    cart,
    calls: (what: string) => calls.filter((call) => call.what === what),
    ...render(<BookingTunnel cartId={cart.id} step={step} />),
  }
}

/** Ticks a box by what it says. */
export const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))

export const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
