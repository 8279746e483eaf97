import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SharedDeposit } from '@/contract/shared-deposits'
import { resetSession } from '@/storefront/lib/session/store'
import { eventually } from '../../../../tests/component/eventually'
import { buildCart } from '../rules/build-cart.fixture'
import { press, showStep } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const SHARE = 'POST /api/v1/user/shared-deposits'
const card = { provider: 'house', terms: null }

const shares: SharedDeposit['shares'] = [
  { position: 1, name: 'Camille', amount: 192, state: 'ready', link: null },
  { position: 2, name: null, amount: 192, state: 'missing', link: 'https://lagopede.test/payer#token=two' },
]
const buildSharing = (changes: Partial<SharedDeposit> = {}): SharedDeposit => ({
  ...{ id: 7, state: 'open', message: null, amount: 384, ready: 192, deadline: '2037-03-04T17:00:00.000Z' },
  ...{ reservation_id: null, shares },
  ...changes,
})

beforeEach(() => {
  localStorage.clear()
  resetSession()
})
afterEach(() => vi.unstubAllGlobals())

describe('who pays', () => {
  it('is each a share by card, by names that may be left blank', async () => {
    const { calls } = showStep(4, { card, answers: { [SHARE]: () => ({ status: 201, body: buildSharing() }) } })
    await userEvent.click(await screen.findByRole('radio', { name: /Chacun règle sa part/ }))
    const fields = screen.getAllByRole('textbox', { name: /Toi|Prénom, part/ })
    expect(fields).toHaveLength(2)
    await userEvent.clear(fields[1] as HTMLElement)
    await userEvent.type(fields[1] as HTMLElement, 'Hugo')
    await press('Commander avec obligation de paiement')
    await eventually(() => expect(calls(SHARE)).toHaveLength(1))
    const [sent] = calls(SHARE)
    expect((sent?.body as { names: unknown[] }).names[1]).toBe('Hugo')
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('says before the button that the address comes first, and sends its mail again', async () => {
    const sent = { 'POST /api/v1/user/address-confirmation': () => ({ body: {} }) }
    const customer = { ...buildCart().customer, email_verified: false }
    const { calls } = showStep(4, { card, cart: { customer }, answers: sent })
    expect(screen.queryByText(/Confirme d’abord ton adresse mail/)).toBeNull()
    await userEvent.click(await screen.findByRole('radio', { name: /Chacun règle sa part/ }))
    expect(screen.getByText(/attendent deux jours sans paiement/)).toBeVisible()
    await press('Renvoyer l’email')
    await eventually(() => expect(calls('POST /api/v1/user/address-confirmation')).toHaveLength(1))
  })

  it('is one person by transfer, for all of it, and where no card is taken', async () => {
    showStep(4)
    expect(await screen.findByRole('button', { name: /Commander/ })).toBeVisible()
    expect(screen.queryByRole('radio', { name: /Chacun règle sa part/ })).toBeNull()
  })
})

describe('a deposit that is shared', () => {
  it('shows who is in and who is missing, with the link of those, on any step', async () => {
    showStep(2, {
      cart: { is_shared: true },
      answers: { 'GET {cart}/shared-deposit': () => ({ body: buildSharing() }) },
    })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('L’acompte est partagé')
    expect(screen.getByRole('heading', { level: 2, name: '1 part sur 2' })).toBeVisible()
    const [own, other] = within(screen.getByRole('region', { name: '1 part sur 2' })).getAllByRole('listitem')
    expect(own?.textContent).toMatch(/Camille, toi.*Autorisée/)
    expect(
      within(other as HTMLElement)
        .getByRole('link', { name: /Régler cette part/ })
        .getAttribute('href'),
    ).toBe('https://lagopede.test/payer#token=two')
  })

  it('says who does not come, and what can be done', async () => {
    const declined = shares.map((one) =>
      one.position === 2 ? { ...one, name: 'Hugo', state: 'declined' as const } : one,
    )
    showStep(4, {
      cart: { is_shared: true },
      answers: { 'GET {cart}/shared-deposit': () => ({ body: buildSharing({ shares: declined }) }) },
    })
    expect(await screen.findByText(/Hugo ne vient pas\./)).toBeVisible()
    expect(screen.getByText('Ne vient pas')).toBeVisible()
    expect(screen.getByRole('link', { name: /Régler cette part/ })).toBeVisible()
  })

  it('names the share of who does not come, where nobody named them', async () => {
    const declined = shares.map((one) =>
      one.position === 2 ? { ...one, name: null, state: 'declined' as const } : one,
    )
    showStep(4, {
      cart: { is_shared: true },
      answers: { 'GET {cart}/shared-deposit': () => ({ body: buildSharing({ shares: declined }) }) },
    })
    expect(await screen.findByText(/^Le voyageur de la part 2 ne vient pas\./)).toBeVisible()
  })

  it('is stopped by who asked twice', async () => {
    const { calls, cart } = showStep(4, {
      cart: { is_shared: true },
      answers: {
        'GET {cart}/shared-deposit': () => ({ body: buildSharing() }),
        'DELETE {cart}/shared-deposit': () => ({ body: buildSharing({ state: 'released' }) }),
      },
    })
    const stops = () => calls(`DELETE /api/v1/carts/${String(cart.id)}/shared-deposit`)
    await press('Arrêter le partage…')
    expect(stops()).toHaveLength(0)
    await press('Arrêter le partage')
    await eventually(() => expect(stops()).toHaveLength(1))
  })
})
