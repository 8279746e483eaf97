import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession, resetSession } from '@/storefront/lib/session/store'
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
    expect(screen.getByText(/n’ouvre pas de délai de rétractation/)).toBeVisible()
  })

  it('asks for all of it at once when the departure is near', async () => {
    const { price } = buildCart()
    showStep(4, { cart: { price: { ...price, deposit: 1280, balance: 0, balance_due_on: null } } })
    expect(await screen.findByText(/tout se règle en une fois/)).toBeVisible()
    expect(screen.getByText('Montant à régler par virement')).toBeVisible()
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
        payment_terms_version: '1',
        ...{ cart_id: cart.id, departure_id: cart.departure.id, travelers_count: 2, total: 1280 },
        ...{ terms_version: '2026-11', accepts_terms: true, certifies_level: true },
      },
    ])
    expect(readSession().cart).toBeNull()
  })

  it('takes back the look at the cart that is on its way: the order makes it disappear', async () => {
    const { cart } = showStep(4, { answers: { [ORDER]: () => ({ status: 201, body: buildOrdered() }) } })
    await title(/Comment veux-tu régler/)
    const answered = globalThis.fetch
    let look: AbortSignal | null | undefined
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      if (address !== `/api/v1/carts/${String(cart.id)}`) return answered(address, init)
      look = init.signal
      return new Promise<Response>(() => undefined)
    })
    window.dispatchEvent(new Event('visibilitychange'))
    await eventually(() => expect(look?.aborted).toBe(false))
    await order()
    await eventually(() => expect(router.replace).toHaveBeenCalledOnce())
    expect(look?.aborted).toBe(true)
  })

  it('takes back the longer hold that is on its way, and looks for no cart in its place', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 18_000_000 })
    const { calls, cart } = showStep(4, { answers: { [ORDER]: () => ({ status: 201, body: buildOrdered() }) } })
    const path = `/api/v1/carts/${String(cart.id)}`
    await title(/Comment veux-tu régler/)
    const answered = globalThis.fetch
    let hold: AbortSignal | null | undefined
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      if (address !== `${path}/hold`) return answered(address, init)
      hold = init.signal
      return new Promise<Response>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('Taken back.', 'AbortError')))
      })
    })
    const looks = calls(`GET ${path}`).length
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    expect(hold?.aborted).toBe(false)
    await order()
    await eventually(() => expect(router.replace).toHaveBeenCalledOnce())
    expect(hold?.aborted).toBe(true)
    expect(calls(`GET ${path}`)).toHaveLength(looks)
    vi.useRealTimers()
  })

  it('asks for no longer hold with the press that orders, nor just after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9_000_000 })
    const { calls, cart } = showStep(4, { answers: { [ORDER]: () => ({ status: 201, body: buildOrdered() }) } })
    const holds = () => calls(`POST /api/v1/carts/${String(cart.id)}/hold`)
    await order()
    await eventually(() => expect(calls(ORDER)).toHaveLength(1))
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    expect(holds()).toHaveLength(0)
    vi.setSystemTime(Date.now() + 61_000)
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    expect(holds()).toHaveLength(1)
    vi.useRealTimers()
  })

  it('sends the same key again when no answer came', async () => {
    const { calls } = showStep(4, { answers: { [ORDER]: () => 'no network' } })
    await order()
    expect(await screen.findByText(/tu ne réserveras pas deux fois/)).toBeVisible()
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
    expect(await screen.findByText('Le prix a changé.')).toBeVisible()
    expect(calls(`GET /api/v1/carts/${String(cart.id)}`).length).toBeGreaterThan(1)
  })

  it('has the mail sent again when the address has to be confirmed before the order', async () => {
    showStep(4, {
      answers: {
        [ORDER]: () => ({ status: 409, body: { error: 'Confirme d’abord ton adresse mail.', reason: 'address' } }),
      },
    })
    await order()
    expect((await screen.findByText(/Confirme d’abord/)).textContent).toContain('Renvoyer l’email')
  })

  it('orders nothing once the places are gone', async () => {
    const { calls } = showStep(4, { cart: { hold: 'expired' } })
    await order()
    expect(screen.getByText(/Tes places ne sont plus gardées/)).toBeVisible()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(calls(ORDER)).toHaveLength(0)
  })
})

describe('step 4, by card', () => {
  const terms = { version: '2026-11', lines: ['Tu retires ton accord quand tu veux.'] }
  const card = { provider: 'house', terms }
  const PAY = 'POST /api/v1/user/payments'
  const paid = {
    status: 201,
    body: { payment_id: '0b0c', token: 'secret', next: { kind: 'redirect', url: '/maison-de-paiement/7' } },
  }
  const order = () => press('Commander avec obligation de paiement')
  const assign = vi.fn()
  beforeEach(() => {
    assign.mockReset()
    vi.stubGlobal('location', { ...window.location, assign })
  })

  it('offers the card first, the deposit or all of it, and draws what is paid when', async () => {
    showStep(4, { card })
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Carte bancaire/ })).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /L’acompte/ }).checked).toBe(true)
    const schedule = screen.getByRole('list', { name: 'Ton échéancier' })
    expect(schedule.textContent).toMatch(/^384\s€aujourd’hui896\s€au plus tard le 15\smaiDépart/)
    await userEvent.click(screen.getByRole('radio', { name: /La totalité/ }))
    expect(schedule.textContent).toMatch(/^1\s280\s€aujourd’huiDépart/)
    expect(screen.getByText('À régler aujourd’hui, par carte')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /Virement/ }))
    expect(schedule.textContent).toMatch(/^384\s€au plus tard le 8\smai/)
    expect(screen.queryByRole('radio', { name: /La totalité/ })).toBeNull()
    expect(screen.getByText('Acompte à régler par virement')).toBeVisible()
  })

  it('shows one’s own part of a deposit that the travelers share', async () => {
    showStep(4, { card })
    await userEvent.click(await screen.findByRole('radio', { name: /Chacun règle sa part/ }))
    const order = screen.getByRole('region', { name: 'Commander' }).textContent
    expect(order).toMatch(/Ta part aujourd’hui, par carte192\s€sur un acompte de 384\s€/)
  })

  it('says that a card of the demonstration is not debited', async () => {
    showStep(4, { card })
    expect(await screen.findByText(/en démonstration/)).toBeVisible()
  })

  it('sends the order once, and goes to the page of the provider', async () => {
    const { calls, cart } = showStep(4, { card, answers: { [PAY]: () => paid } })
    await userEvent.dblClick(await screen.findByRole('button', { name: /Commander/ }))
    await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/maison-de-paiement/7'))
    const [sent] = calls(PAY)
    expect(calls(PAY)).toHaveLength(1)
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(sent?.body).toMatchObject({ share: 'deposit', order: { cart_id: cart.id, total: 1280 } })
    expect(calls(ORDER)).toHaveLength(0)
    // The reservation is not there yet: nothing of the cart is forgotten.
    expect(router.replace).not.toHaveBeenCalled()
  })

  it('keeps the card for the balance only where that is ticked, by the terms that are shown', async () => {
    const { calls } = showStep(4, { card, answers: { [PAY]: () => paid } })
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /Garder cette carte pour le solde du 15\smai/,
    })
    expect(box.checked).toBe(false)
    await userEvent.click(screen.getByText('Ce que tu acceptes en gardant ta carte'))
    expect(screen.getByText('Tu retires ton accord quand tu veux.')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /La totalité/ }))
    expect(screen.queryByRole('checkbox', { name: /Garder cette carte/ })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /L’acompte/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Garder cette carte/ }))
    expect(screen.getByText(/Le solde part de ta carte à sa date/)).toBeVisible()
    await order()
    await eventually(() => expect(calls(PAY)).toHaveLength(1))
    expect(calls(PAY)[0]?.body).toMatchObject({ share: 'deposit', card_terms_version: '2026-11' })
  })

  it('sends no terms that were not ticked', async () => {
    const { calls } = showStep(4, { card, answers: { [PAY]: () => paid } })
    await order()
    await eventually(() => expect(calls(PAY)).toHaveLength(1))
    expect(calls(PAY)[0]?.body).not.toHaveProperty('card_terms_version')
  })

  it('shows the form of a provider that has one on a page of its own', async () => {
    const next = { kind: 'embedded', provider: 'stripe', clientSecret: 'cs', publishableKey: 'pk' }
    showStep(4, { card, answers: { [PAY]: () => ({ ...paid, body: { ...paid.body, next } }) } })
    await order()
    await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/payer#token=secret'))
  })

  it('may be pressed again by who comes back from there, under the same key', async () => {
    const { calls } = showStep(4, { card, answers: { [PAY]: () => paid } })
    await order()
    await eventually(() => expect(assign).toHaveBeenCalledOnce())
    await order()
    expect(calls(PAY)).toHaveLength(1)
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await order()
    await eventually(() => expect(assign).toHaveBeenCalledTimes(2))
    expect(calls(PAY)[1]?.key).toBe(calls(PAY)[0]?.key)
  })

  it('says that the provider is down, and that a transfer still can be made', async () => {
    const down = { status: 503, body: { error: 'Le paiement par carte ne répond pas en ce moment.' } }
    const { calls } = showStep(4, { card, answers: { [PAY]: () => down } })
    await order()
    expect((await screen.findByRole('alert')).textContent).toContain('ne répond pas en ce moment')
    const [first] = calls(PAY)
    await order()
    expect(calls(PAY)[1]?.key).toBe(first?.key)
    await press('Régler par virement')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Virement/ }).checked).toBe(true)
  })

  it('shows the transfer alone once the site takes no card any more', async () => {
    let offered: typeof card | null = card
    const { calls } = showStep(4, {
      answers: {
        'GET /api/v1/payment-means': () => ({ body: { card: offered } }),
        [PAY]: () => ({
          status: 409,
          body: { error: 'Le paiement par carte n’est pas proposé\u00a0: choisis le virement.' },
        }),
      },
    })
    await screen.findByRole('radio', { name: /Carte/ })
    offered = null
    await order()
    expect((await screen.findByRole('alert')).textContent).toContain('n’est pas proposé')
    await eventually(() => expect(screen.queryByRole('radio', { name: /Carte/ })).toBeNull())
    expect(calls(ORDER)).toHaveLength(0)
  })

  it('has the transfer alone where the means could not be asked for', async () => {
    showStep(4, { answers: { 'GET /api/v1/payment-means': () => ({ status: 404, body: { error: 'non' } }) } })
    expect(await screen.findByText('Acompte à régler par virement')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
