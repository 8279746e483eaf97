import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetSession } from '@/storefront/lib/session/store'
import { readToasts } from '@/storefront/ui/toast-store'
import { eventually } from '../../../../tests/component/eventually'
import { buildCart } from '../rules/build-cart.fixture'
import { buildOrdered } from '../rules/build-ordered.fixture'
import { press, showStep, tick } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const PATCH = 'PATCH /api/v1/cart'
const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  localStorage.clear()
  resetSession()
  Object.values(router).forEach((spy) => spy.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

describe('step 1, travelers', () => {
  it('says how long the places are held, quietly', async () => {
    showStep(1)
    await title(/Tu pars à combien/)
    const timer = screen.getByRole('timer')
    expect(timer.textContent).toMatch(/Tes 2\splaces sont gardées encore(30:00|29:5\d)/)
    expect(timer.getAttribute('aria-live')).toBe('off')
    expect(screen.getAllByRole('status').map((status) => status.textContent)).not.toContain('5\u00a0minutes')
  })

  it('says aloud that five minutes are left', async () => {
    showStep(1, { cart: { hold_expires_at: '2027-05-01T10:04:30.000Z' } })
    expect(await screen.findByText(/gardées encore 5\sminutes/)).toBeVisible()
  })

  it('saves the number of travelers once the presses pause, then goes on', async () => {
    const { calls, cart } = showStep(1)
    await press('Un de plus')
    await press('Un de plus')
    expect(within(screen.getByRole('group', { name: 'Voyageurs' })).getByText('4')).toBeVisible()
    await press('Continuer')
    expect(calls(PATCH).map(({ body }) => body)).toEqual([{ travelers_count: 4, cart_id: cart.id }])
    expect(router.push).toHaveBeenCalledExactlyOnceWith(`/reservations/${cart.id}/2`)
  })

  it('says how many places are left when somebody was faster, and stays', async () => {
    showStep(1, {
      answers: {
        [PATCH]: () => ({
          status: 409,
          body: { error: 'Il ne reste qu’une place sur ce départ.', available_count: 1 },
        }),
      },
    })
    await press('Un de plus')
    await press('Continuer')
    expect((await screen.findByRole('alert')).textContent).toContain('Il ne reste qu’une place')
    expect(router.push).not.toHaveBeenCalled()
  })

  it('changes the date for one with enough places', async () => {
    const other = { ...buildCart().departure, id: 9, capacity: 10, status: 'open', guide: null }
    const { calls, cart } = showStep(1, {
      answers: {
        'GET /api/v1/expeditions/3/departures': () => ({
          body: [
            { ...other, departure_start: '2027-07-12', departure_end: '2027-07-16' },
            { ...other, id: 10, departure_start: '2027-08-09', departure_end: '2027-08-13', available_count: 1 },
          ],
        }),
      },
    })
    await press(/Changer/)
    const dates = within(await screen.findByRole('list', { name: 'Autres dates' }))
    expect(dates.getAllByRole('button')).toHaveLength(1)
    expect(dates.getByText('Trop peu de places')).toBeVisible()
    await press(/Choisir le départ du 12/)
    expect(calls(PATCH).map(({ body }) => body)).toEqual([{ departure_id: 9, cart_id: cart.id }])
  })
})

describe('the end of the hold', () => {
  const { departure } = buildCart()

  it('offers to take the places again', async () => {
    const back = buildCart()
    const { calls, cart } = showStep(2, {
      cart: { hold: 'expired' },
      answers: { 'POST {cart}/hold': () => ({ body: { ...back, id: cart.id } }) },
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/Tes places sont reparties en vente/)
    await press(/Reprendre mes 2\splaces/)
    expect(await screen.findByRole('timer')).toBeVisible()
    expect(calls(`POST /api/v1/carts/${String(cart.id)}/hold`)).toHaveLength(1)
  })

  it('takes them again by itself for who comes back to the first step', async () => {
    const back = buildCart()
    const { calls, cart } = showStep(1, {
      cart: { hold: 'expired' },
      answers: { 'POST {cart}/hold': () => ({ body: { ...back, id: cart.id } }) },
    })
    expect(await screen.findByRole('timer')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(calls(`POST /api/v1/carts/${String(cart.id)}/hold`)).toHaveLength(1)
  })

  it('says so further down the page too, when it comes in the middle', async () => {
    let cart = buildCart({ id: 905 })
    showStep(2, { cart, answers: { 'GET {cart}': () => ({ body: cart }) } })
    await screen.findByRole('timer')
    expect(readToasts()).toHaveLength(0)
    cart = { ...cart, hold: 'expired', hold_expires_at: null }
    window.dispatchEvent(new Event('visibilitychange'))
    await screen.findByRole('alert')
    expect(readToasts().map(({ message }) => message)).toEqual([expect.stringContaining('ne sont plus gardées')])
    readToasts()[0]?.action?.run()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('offers the places that are left when they are fewer', async () => {
    const { calls, cart } = showStep(3, {
      cart: { hold: 'expired', departure: { ...departure, available_count: 1 } },
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/Il ne reste qu’une place pour 2\spersonnes/)
    await press(/Prendre la place/)
    expect(calls(PATCH).map(({ body }) => body)).toEqual([{ travelers_count: 1, cart_id: cart.id }])
  })

  it('says that the departure is canceled and shows the other dates', async () => {
    showStep(1, {
      cart: { departure: { ...departure, status: 'canceled' }, expedition: { ...buildCart().expedition, id: 4 } },
      answers: { 'GET /api/v1/expeditions/4/departures': () => ({ body: [] }) },
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/Ce départ est annulé/)
    expect(await screen.findByText(/pas d’autre date à venir/)).toBeVisible()
  })
})

describe('while the customer is active', () => {
  afterEach(() => void vi.useRealTimers())

  it('the hold is extended, at most once a minute', async () => {
    const { calls, cart } = showStep(2)
    const extensions = () => calls(`POST /api/v1/carts/${String(cart.id)}/hold`)
    await screen.findByRole('timer')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    await userEvent.keyboard('a')
    await userEvent.keyboard('b')
    expect(extensions()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 61_000)
    await userEvent.keyboard('c')
    expect(extensions()).toHaveLength(2)
  })
})

describe('step 3, recap', () => {
  const agree = async () => {
    await tick(/J’ai lu et j’accepte/)
    await tick(/Je certifie/)
  }

  it('says the cancellation rule, the deposit and the balance with their dates', async () => {
    showStep(3)
    expect((await screen.findAllByText(/Annulation gratuite jusqu’au 15\smai\s2027/)).length).toBeGreaterThan(0)
    expect(screen.getByText(/^avant le 8\smai\s2027$/)).toBeVisible()
    expect(screen.getByText(/^avant le 15\smai\s2027$/)).toBeVisible()
  })

  it('says what an announced price fell from', async () => {
    const { departure } = buildCart()
    const reduction = { lowest_price_30_days: 690, from: '2027-05-01', until: '2027-05-12' }
    showStep(3, { cart: { departure: { ...departure, reduction } } })
    expect(
      (await screen.findAllByText('Jusqu’au 12 mai, au lieu de 690 €, le plus bas des 30 jours d’avant')).length,
    ).toBeGreaterThan(0)
  })

  it('explains the insurance one certifies to have, and sells it where the agency does', async () => {
    const option = { description: null, price: 24, count: 0 }
    const { calls, cart } = showStep(3, {
      cart: {
        options: [
          { ...option, id: 'a', label: 'Assurance annulation' },
          { ...option, id: 's', label: 'Assurance secours' },
        ],
      },
    })
    expect((await screen.findByText(/qu’est-ce que c’est/)).closest('details')?.textContent).toContain('recherches')
    const offer = within(screen.getByRole('group', { name: 'Pas encore d’assurance secours' }))
    expect(offer.queryByText('Assurance annulation')).toBeNull()
    await userEvent.click(offer.getByRole('button', { name: 'Un de plus' }))
    await eventually(() =>
      expect(calls(PATCH).map(({ body }) => body)).toEqual([
        {
          cart_id: cart.id,
          options: [
            { id: 'a', count: 0 },
            { id: 's', count: 1 },
          ],
        },
      ]),
    )
  })

  it('offers no insurance that the agency does not sell', async () => {
    showStep(3)
    await screen.findByText(/qu’est-ce que c’est/)
    expect(screen.queryByRole('group', { name: 'Pas encore d’assurance secours' })).toBeNull()
  })

  it('goes on to the payment once both are agreed to, and not before', async () => {
    const { cart } = showStep(3)
    await press('Continuer')
    expect(screen.getAllByText('Coche cette case pour commander')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /J’ai lu/ }))
    expect(router.push).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: /Commander/ })).toBeNull()
    await agree()
    await press('Continuer')
    await eventually(() => expect(router.push).toHaveBeenCalledExactlyOnceWith(`/reservations/${cart.id}/4`))
  })

  it('still has what was ticked for who comes back from the payment', async () => {
    const { cart, unmount } = showStep(3)
    await agree()
    unmount()
    showStep(3, { cart: { id: cart.id } })
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /J’ai lu/ })).checked).toBe(true)
  })

  it('stays there once the places are gone', async () => {
    showStep(3, { cart: { hold: 'expired' } })
    await agree()
    await press('Continuer')
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(router.push).not.toHaveBeenCalled()
  })
})

describe('a cart that is gone', () => {
  const gone = { 'GET {cart}': () => ({ status: 404, body: { error: 'Ce panier n’existe plus.' } }) }

  it('leads to its confirmation when it was ordered in another tab', async () => {
    const { cart } = showStep(2, {
      answers: { ...gone, 'GET {cart}/reservation': () => ({ body: buildOrdered() }) },
    })
    await eventually(() => expect(router.replace).toHaveBeenCalledWith(`/reservations/${cart.id}/5`))
    expect(router.notFound).not.toHaveBeenCalled()
  })

  it('is not found when it is nobody’s, or somebody else’s', async () => {
    showStep(2, { answers: gone })
    await eventually(() => expect(router.notFound).toHaveBeenCalled())
  })
})

describe('step 5, confirmation', () => {
  it('says what to pay, how, and what comes next', async () => {
    showStep(5, { answers: { 'GET {cart}/reservation': () => ({ body: buildOrdered() }) } })
    await title(/En route, Camille\s!/)
    expect(screen.getByText('Réservation LG-27-0614-118')).toBeVisible()
    expect(screen.getByText('FR76 3000')).toBeVisible()
    expect(screen.getByText(/^384\s€$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Accéder au dashboard' }).getAttribute('href')).toBe('/my-expeditions/118')
    expect(screen.getByRole('link', { name: /agenda/ }).getAttribute('href')).toBe('/my-expeditions/118/agenda.ics')
  })

  it('asks for no transfer of what was paid by card', async () => {
    const ordered = { ...buildOrdered(), paid: 384 }
    showStep(5, { answers: { 'GET {cart}/reservation': () => ({ body: ordered }) } })
    await title(/En route/)
    const paid = within(screen.getByRole('region', { name: 'Ton paiement' }))
    expect(paid.getByText(/^384\s€$/)).toBeVisible()
    expect(paid.getByText(/Puis le solde de/).textContent).toMatch(/896\s€.+15\smai\s2027/)
    expect(screen.queryByText('FR76 3000')).toBeNull()
  })

  it('asks for nothing more once it is canceled', async () => {
    const ordered = { ...buildOrdered(), status: 'canceled' as const }
    showStep(5, { answers: { 'GET {cart}/reservation': () => ({ body: ordered }) } })
    await title(/Cette réservation est annulée/)
    expect(screen.queryByText('FR76 3000')).toBeNull()
    expect(screen.queryByText(/^384\s€$/)).toBeNull()
  })

  it('goes back to the payment while nothing is ordered', async () => {
    const { cart } = showStep(5)
    await eventually(() => expect(router.replace).toHaveBeenCalledWith(`/reservations/${cart.id}/4`))
  })
})
