import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GiftCard, GiftPurchase } from '@/contract/gift-cards'
import { readGiftCode } from '@/storefront/lib/storage/carried-gift-code'
import { queryClient } from '@/storefront/lib/api/query-client'
import { GiftCardPage } from './gift-card-page'
import { GiftPurchasePage } from './gift-purchase-page'

const GIFT: GiftCard = {
  ...{ code: 'LAGO-7F3K-9CQD', picture: 'alpage', giver_name: 'Camille', recipient_name: 'Nina', message: 'Pars !' },
  ...{ trip: null, amount: 150, balance: 85, expires_on: '2028-12-24', is_over: false, is_stopped: false },
  entries: [
    { at: '2026-12-24T06:00:00.000Z', amount: 150, reason: 'opened' },
    { at: '2027-01-09T09:00:00.000Z', amount: -65, reason: 'used' },
  ],
}
const PURCHASE: GiftPurchase = {
  ...{
    state: 'paid',
    message: null,
    trip: null,
    amount: 150,
    picture: 'alpage',
    giver_name: 'Camille',
    recipient_name: 'Nina',
  },
  ...{
    recipient_email: 'nina@lagopede.test',
    words: 'Pars !',
    send_on: '2026-12-24',
    leaves_at: '2026-12-24T06:00:00.000Z',
  },
  ...{ sent_at: null, expires_on: '2028-12-24', paid_by: 'card', transfer: null, provider: 'house' },
  withdrawal: { until: '2026-12-09', amount: 150, refunded: null, declared_at: null },
}

let answer: (url: string) => { status: number; body: unknown }
let sent: Array<{ url: string; body: unknown }> = []

beforeEach(() => {
  sent = []
  queryClient().clear()
  sessionStorage.clear()
  window.location.hash = '#token=a-private-token'
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : null })
    const { status, body } = answer(url)
    return Promise.resolve(Response.json(body, { status }))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a card that was received', () => {
  it('says which trip it was thought of for, and that it is spent on any', async () => {
    const trip = { name: 'Kayak de mer', slug: 'kayak-de-mer' }
    answer = () => ({ status: 200, body: { ...GIFT, trip } })
    const { unmount } = render(<GiftCardPage />)
    const link = await screen.findByRole('link', { name: 'Kayak de mer' })
    expect(link.getAttribute('href')).toBe('/expeditions/kayak-de-mer')
    expect(link.closest('p')?.textContent).toContain('la carte se dépense sur toutes les aventures')
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(readGiftCode()).toBe('LAGO-7F3K-9CQD')
    unmount()
    queryClient().clear()
    // Its page may be gone.
    answer = () => ({ status: 200, body: { ...GIFT, trip: { ...trip, slug: null } } })
    render(<GiftCardPage />)
    expect((await screen.findAllByText(/Kayak de mer/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'Kayak de mer' })).toBeNull()
  })

  it('says from whom, what is left and why, and spells its code', async () => {
    answer = () => ({ status: 200, body: GIFT })
    render(<GiftCardPage />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Nina, Camille t’offre un départ' })).toBeVisible()
    expect(screen.getByRole('img', { name: /85\s€ restants sur 150\s€/ })).toBeVisible()
    expect(screen.getByText('Une réservation, payée avec la carte')).toBeVisible()
    expect(screen.getByText(/L A G O 7 F 3 K 9 C Q D/)).toBeVisible()
  })

  it('goes along to the payment', async () => {
    answer = () => ({ status: 200, body: GIFT })
    render(<GiftCardPage />)
    const link = await screen.findByRole('link', { name: 'Choisir mon aventure' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(readGiftCode()).toBe('LAGO-7F3K-9CQD')
  })

  it.each([
    ['is spent', { balance: 0 }, /entièrement dépensée/],
    ['is over', { is_over: true }, /s’utilisait jusqu’au/],
    ['is stopped', { is_stopped: true }, /ne s’utilise plus/],
  ])('says that it %s', async (_what, more, words) => {
    answer = () => ({ status: 200, body: { ...GIFT, ...more } })
    render(<GiftCardPage />)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Choisir mon aventure' })).toBeNull()
  })

  it('has another way in when its link is none', async () => {
    answer = () => ({ status: 404, body: { error: 'Ce lien n’est pas valable.' } })
    render(<GiftCardPage />)
    expect(await screen.findByRole('heading', { name: 'Ce lien s’est éteint' })).toBeVisible()
  })
})

describe('a card that was bought', () => {
  it('says when it leaves, and withdraws in the two steps and words of the law', async () => {
    answer = () => ({ status: 200, body: PURCHASE })
    render(<GiftPurchasePage />)
    expect(await screen.findByText(/Elle part à Nina le 24 décembre 2026/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Renoncer au contrat ici' }))
    expect(screen.getByText(/renonce au contrat portant sur l’achat d’une carte cadeau de 150\s€ pour/)).toBeVisible()
    const withdrawal = { ...PURCHASE.withdrawal, amount: 0, refunded: 150, declared_at: '2026-12-03T09:05:00.000Z' }
    answer = () => ({ status: 200, body: { ...PURCHASE, leaves_at: null, withdrawal } })
    await userEvent.click(screen.getByRole('button', { name: 'Confirmer la rétractation' }))
    expect(await screen.findByRole('heading', { name: 'Ta carte est rendue' })).toBeVisible()
    expect(screen.getByText(/le 3 décembre 2026 à 10\sh\s05/)).toBeVisible()
    expect(sent.find(({ url }) => url.endsWith('withdrawal'))?.body).toEqual({ amount: 150 })
  })

  it('lets its buyer change the person, the words and the day until it leaves', async () => {
    answer = () => ({ status: 200, body: PURCHASE })
    render(<GiftPurchasePage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Changer la personne, le mot ou le jour' }))
    const email = screen.getByLabelText('Son adresse email')
    await userEvent.clear(email)
    await userEvent.type(email, 'nino')
    const message = 'Cette adresse email est incomplète ou invalide'
    answer = () => ({ status: 422, body: { error: message, errors: [{ field: 'recipient_email', message }] } })
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText(message)).toBeVisible()
    await userEvent.type(email, '@lagopede.test')
    const changed = { ...PURCHASE, recipient_email: 'nino@lagopede.test' }
    answer = () => ({ status: 200, body: changed })
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByRole('button', { name: 'Changer la personne, le mot ou le jour' })).toBeVisible()
    expect(sent.findLast(({ body }) => body !== null)?.body).toEqual({
      ...{ recipient_name: 'Nina', recipient_email: 'nino@lagopede.test', message: 'Pars !', send_on: '2026-12-24' },
    })
  })

  it('does not change once it was sent', async () => {
    answer = () => ({ status: 200, body: { ...PURCHASE, leaves_at: null, sent_at: '2026-12-24T06:00:00.000Z' } })
    render(<GiftPurchasePage />)
    expect(await screen.findByText(/Elle a été envoyée à Nina/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Changer la personne/ })).toBeNull()
  })

  it('says where to send the transfer that is awaited, and asks no bank', async () => {
    const bank = { holder: 'Lagopède SAS', iban: 'FR76 3000', bic: 'BNPAFRPP', reference: 'CC-26-00042' }
    const transfer = { ...bank, until: '2026-12-25', qr: '<svg id="a"/>' }
    answer = () => ({ status: 200, body: { ...PURCHASE, state: 'waiting', paid_by: 'bank_transfer', transfer } })
    render(<GiftPurchasePage />)
    expect(await screen.findByText('CC-26-00042')).toBeVisible()
    expect(screen.getByText(/avant le 25 décembre 2026/)).toBeVisible()
    expect(screen.getByRole('img', { name: /^Code QR du virement de 150\s€$/ }).getAttribute('src')).toBe(
      'data:image/svg+xml,%3Csvg%20id%3D%22a%22%2F%3E',
    )
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull()
  })

  it('says why it is not paid, and may be paid again', async () => {
    answer = () => ({ status: 200, body: { ...PURCHASE, state: 'refused', message: 'Ta banque a dit non.' } })
    render(<GiftPurchasePage />)
    expect(await screen.findByText('Ta banque a dit non.')).toBeVisible()
    expect(screen.getByRole('button', { name: /Payer 150/ })).toBeVisible()
  })
})
