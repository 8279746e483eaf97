import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentDetail } from '@/contract/payments'
import { STRIPE_SCRIPT, type StripeWindow } from '@/storefront/lib/load-stripe'
import { changeSession, readSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { eventually } from '../../../../tests/component/eventually'
import type { Settled } from '../api/payment-calls'
import { buildPayment } from '../rules/build-share.fixture'
import { PaymentPage } from './payment-page'

type Answer = { status?: number; body: unknown }

const assign = vi.fn()
const settled = (state: NonNullable<Settled['state']>, message: string | null = null): Answer => ({
  body: { payment_id: '0b0c', state, message, reservation_id: null, cart_id: 41 },
})
const NOT_STARTED: Answer = {
  body: { payment_id: null, state: null, message: null, reservation_id: 21, cart_id: null },
}
const REDIRECT: Answer = {
  status: 201,
  body: { payment_id: '0b0c', next: { kind: 'redirect', url: '/maison-de-paiement/7' } },
}
const waitingOrder = (changes: Partial<PaymentDetail> = {}) =>
  buildPayment({
    purpose: 'order',
    state: 'waiting',
    amount: 360,
    paid: 0,
    ...changes,
    reservation_id: null,
    number: null,
    transfer: null,
  })

let links = 0

/** Opens a link of its own before a server of the test's: what it is about, how it settles, what starting it answers. */
const openLink = (answers: { detail: () => PaymentDetail | Answer; settle?: () => Answer; start?: () => Answer }) => {
  const calls: Array<{ what: string; link: string | null; body: unknown }> = []
  const token = `link-${String(++links)}`
  const answerOf = (what: string): Answer => {
    if (what === 'POST /api/v1/pay/settle') return answers.settle?.() ?? NOT_STARTED
    if (what === 'POST /api/v1/pay') return answers.start?.() ?? REDIRECT
    const detail = answers.detail()
    return 'body' in detail ? detail : { body: detail }
  }
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${address}`
    calls.push({
      what,
      link: new Headers(init.headers).get('link-token'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    })
    const { status = 200, body } = answerOf(what)
    return Promise.resolve(Response.json(body, { status }))
  })
  vi.stubGlobal('location', { ...window.location, hash: `#token=${token}`, assign })
  render(<PaymentPage />)
  return { token, calls: (what: string) => calls.filter((call) => call.what === what) }
}
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name })
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  assign.mockReset()
  localStorage.clear()
  resetSession()
  changeSession({ isReady: true, status: 'logout', user: null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a balance to pay by a private link', () => {
  it('says what is paid, what is left and by when, and is paid by card', async () => {
    const { calls, token } = openLink({ detail: buildPayment })
    await heading('Le solde de ton aventure')
    expect(screen.getByRole('heading', { name: /360\s€ réglés sur 1\s200\s€/ })).toBeVisible()
    expect(screen.getByRole('list', { name: 'Ton échéancier' }).textContent).toMatch(/840\s€au plus tard le 15\smai/)
    await press(/^Payer 840\s€$/)
    await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/maison-de-paiement/7'))
    expect(calls('POST /api/v1/pay')).toEqual([{ what: 'POST /api/v1/pay', link: token, body: { share: 'due' } }])
    // The button that binds is that of an order: nothing is ordered here.
    expect(screen.queryByRole('button', { name: /obligation de paiement/ })).toBeNull()
  })

  it('is paid in parts: one’s own, or a sum that is written', async () => {
    const { calls } = openLink({ detail: buildPayment })
    await userEvent.click(await screen.findByRole('radio', { name: /Ma part/ }))
    expect(screen.getByRole('button', { name: /^Payer 420\s€$/ })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /Un autre montant/ }))
    const field = screen.getByRole('textbox', { name: 'Montant, en euros' })
    await userEvent.type(field, '900')
    await press(/^Payer 900\s€$/)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/Il ne reste que 840\s€ à régler/)).toBeVisible()
    expect(calls('POST /api/v1/pay')).toEqual([])
    await userEvent.clear(field)
    await userEvent.type(field, '150,50')
    await press(/^Payer 150,50\s€$/)
    await eventually(() => expect(assign).toHaveBeenCalledOnce())
    expect(calls('POST /api/v1/pay')[0]?.body).toEqual({ share: 'due', amount: 150.5 })
  })

  it('shows the code that a bank’s app fills the transfer from', async () => {
    const { transfer } = buildPayment()
    openLink({ detail: () => buildPayment({ transfer: transfer && { ...transfer, qr: '<svg id="a"/>' } }) })
    await userEvent.click(await screen.findByRole('radio', { name: /Virement/ }))
    expect(screen.getByRole('img', { name: /Code QR du virement de 840\s€/ }).getAttribute('src')).toBe(
      'data:image/svg+xml,%3Csvg%20id%3D%22a%22%2F%3E',
    )
  })

  it('is started once for a double click, and may be started again by who comes back', async () => {
    const { calls } = openLink({ detail: buildPayment })
    const pay = await screen.findByRole('button', { name: /^Payer/ })
    await userEvent.dblClick(pay)
    await eventually(() => expect(assign).toHaveBeenCalledOnce())
    expect(calls('POST /api/v1/pay')).toHaveLength(1)
    const asked = calls('GET /api/v1/pay').length
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await eventually(() => expect(calls('GET /api/v1/pay').length).toBeGreaterThan(asked))
    await userEvent.click(pay)
    await eventually(() => expect(calls('POST /api/v1/pay')).toHaveLength(2))
  })

  it('leaves the choice between the deposit and all of it', async () => {
    const { calls } = openLink({ detail: () => buildPayment({ purpose: 'deposit', amount: 360, left: 1200, paid: 0 }) })
    await heading('L’acompte de ton aventure')
    await userEvent.click(screen.getByRole('radio', { name: /Tout ce qui reste/ }))
    await press(/^Payer 1\s200\s€$/)
    await eventually(() => expect(calls('POST /api/v1/pay')[0]?.body).toEqual({ share: 'all' }))
  })

  it('shows where to transfer it to instead, and that alone where no card is taken', async () => {
    openLink({ detail: () => buildPayment({ card: null }) })
    expect(await screen.findByText('FR76 3000')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull()
  })

  it('says so without a threat once its day is over', async () => {
    openLink({ detail: () => buildPayment({ due_on: '2020-05-15' }) })
    expect((await screen.findByText(/était attendu le/)).textContent).toMatch(/15\smai\s2020.*Appelle-nous/)
  })

  it('says that the provider is down, with the transfer', async () => {
    openLink({
      detail: buildPayment,
      start: () => ({ status: 503, body: { error: 'Le paiement par carte ne répond pas en ce moment.' } }),
    })
    await press(/^Payer/)
    expect((await screen.findByRole('alert')).textContent).toMatch(/ne répond pas.+virement marche toujours/)
    expect(assign).not.toHaveBeenCalled()
  })

  it('is not asked for twice: what was paid elsewhere meanwhile is shown as paid', async () => {
    let isPaid = false
    openLink({
      detail: () =>
        isPaid ? buildPayment({ state: 'paid', amount: 0, left: 0, paid: 1200, due_on: null }) : buildPayment(),
      start: () => {
        isPaid = true
        return { status: 409, body: { error: 'Tout est réglé\u00a0: merci !' } }
      },
    })
    await press(/^Payer/)
    await heading('Tout est réglé')
    expect(assign).not.toHaveBeenCalled()
  })

  it('asks for nothing of what is canceled', async () => {
    openLink({
      detail: () => buildPayment({ state: 'paid', amount: 0, left: 0, message: 'Cette réservation est annulée.' }),
    })
    await heading('Il n’y a plus rien à régler')
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull()
  })

  it('leads to the account once the link is over', async () => {
    openLink({ detail: () => ({ status: 404, body: { error: 'Ce lien n’est pas valable.' } }) })
    await heading('Ce lien s’est éteint')
    expect(screen.getByRole('link', { name: 'Passer par mon compte' }).getAttribute('href')).toBe('/my-expeditions')
  })
})

describe('the return from the provider', () => {
  it('waits for the bank, asks again by itself, and gives the ticket', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let state: 'waiting' | 'paid' = 'waiting'
    changeSession({ isReady: true, status: 'logged in', user: buildUser(), cart: { id: 41 } as never })
    const { calls } = openLink({
      detail: () => (state === 'paid' ? buildPayment({ purpose: 'balance' }) : waitingOrder()),
      settle: () => settled(state),
    })
    await heading('On attend ta banque')
    expect(screen.queryByText(/C’est payé/)).toBeNull()
    state = 'paid'
    await vi.advanceTimersByTimeAsync(2500)
    await heading('C’est payé, Camille')
    const lines = within(screen.getByRole('region', { name: /C’est payé/ }))
    expect(lines.getByText('Réservation LG-37-0614-118')).toBeVisible()
    expect(lines.getByText(/Reste, le 15\smai au plus tard/)).toBeVisible()
    expect((await lines.findByRole('link', { name: 'Voir ma réservation' })).getAttribute('href')).toBe(
      '/my-expeditions/118',
    )
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('C’est payé.')
    expect(readSession().cart).toBeNull()
    // It is settled: nobody is asked any more.
    const asked = calls('POST /api/v1/pay/settle').length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls('POST /api/v1/pay/settle')).toHaveLength(asked)
    expect(calls('POST /api/v1/pay')).toHaveLength(0)
  })

  it('says with the ticket that the departure is not sure to leave, and not to buy the train', async () => {
    const expedition = { ...buildPayment().expedition, awaited: { missing_count: 2, decision_on: '2037-05-07' } }
    openLink({ detail: () => buildPayment({ expedition }), settle: () => settled('paid') })
    await heading('C’est payé')
    expect(screen.getByText(/il manque 2\sinscrits, décision le 7\smai/).textContent).toContain('N’achète pas encore')
  })

  it('is still the ticket after a reload, and pays the rest only for who asks', async () => {
    const { calls } = openLink({ detail: buildPayment, settle: () => settled('paid') })
    await heading('C’est payé')
    expect(calls('POST /api/v1/pay')).toHaveLength(0)
    await press('Régler le reste maintenant')
    await heading('Le solde de ton aventure')
  })

  it('gives the reason of a refusal, says that nothing was taken, how long the seats wait, and the ways on', async () => {
    const inTwenty = new Date(Date.now() + 1_200_000).toISOString()
    const { calls } = openLink({
      detail: () => waitingOrder({ state: 'refused', hold_expires_at: inTwenty }),
      settle: () => settled('refused', 'Ta banque a refusé ce paiement. Rien n’a été débité.'),
    })
    await heading('Ta banque a dit non')
    expect(screen.getByText(/Rien n’a été débité/)).toBeVisible()
    expect(screen.getByText(/Tes 2\splaces restent à toi jusqu’à/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choisir un autre moyen' }).getAttribute('href')).toBe('/reservations/41/4')
    await press('Réessayer par carte')
    await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/maison-de-paiement/7'))
    expect(calls('POST /api/v1/pay')).toHaveLength(1)
  })

  it('says why an order could not be had, and leads back to it', async () => {
    openLink({
      detail: () => waitingOrder({ state: 'released' }),
      settle: () => settled('released', 'Il ne reste plus de place sur ce départ. Rien n’a été débité.'),
    })
    await heading('Ta réservation n’a pas pu se faire')
    expect(screen.getByText(/plus de place.+Rien n’a été débité/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Reprendre ma réservation' }).getAttribute('href')).toBe(
      '/reservations/41/4',
    )
  })

  it('goes on waiting while the provider is down, and asks nobody to pay again', async () => {
    openLink({ detail: waitingOrder, settle: () => ({ status: 503, body: { error: 'En panne.' } }) })
    await heading('On attend ta banque')
    expect(screen.getByText(/ne paie pas une deuxième fois/)).toBeVisible()
  })

  it('lets who left the provider’s page go on with the same payment', async () => {
    const { calls } = openLink({ detail: waitingOrder, settle: () => settled('waiting') })
    await press('Reprendre le paiement')
    await eventually(() => expect(assign).toHaveBeenCalledOnce())
    expect(calls('POST /api/v1/pay')).toHaveLength(1)
  })
})

describe('a provider whose form stands in the page', () => {
  const page = window as StripeWindow
  afterEach(() => Reflect.deleteProperty(page, 'Stripe'))

  const EMBEDDED: Answer = {
    status: 201,
    body: {
      payment_id: '0b0c',
      next: { kind: 'embedded', provider: 'stripe', clientSecret: 'pi_1_secret_2', publishableKey: 'pk_test_1' },
    },
  }

  it('opens by itself for who comes from the order, once, and waits for the bank after it', async () => {
    const confirmPayment = vi.fn(() => Promise.resolve({}))
    page.Stripe = () => ({
      elements: () => ({
        create: () => ({
          mount: (at: HTMLElement) => at.append('le cadre de Stripe'),
          destroy: () => undefined,
          on: (event: string, then: () => void) => {
            if (event === 'ready') queueMicrotask(() => act(then))
          },
        }),
        submit: () => Promise.resolve({}),
      }),
      confirmPayment,
    })
    const { token, calls } = openLink({
      detail: () => waitingOrder({ card: { provider: 'stripe' } }),
      settle: () => settled('waiting'),
      start: () => EMBEDDED,
    })
    await heading('Payer par carte')
    expect(assign).not.toHaveBeenCalled()
    fireEvent.load(document.querySelector(`script[src="${STRIPE_SCRIPT}"]`) ?? document)
    expect(await screen.findByText('le cadre de Stripe')).toBeVisible()
    const pay = screen.getByRole('button', { name: /^Payer 360/ })
    await eventually(() => expect(pay.getAttribute('aria-disabled')).toBe('false'))
    await userEvent.click(pay)
    await heading('On attend ta banque')
    expect(confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({ confirmParams: { return_url: `${window.location.origin}/payer/${token}` } }),
    )
    expect(calls('POST /api/v1/pay')).toHaveLength(1)
  })
})
