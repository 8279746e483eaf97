import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/storefront/lib/api/query-client'
import { GiftShop } from './gift-shop'

type Sent = { url: string; body: Record<string, unknown> | null; key: string | null }

const assign = vi.fn()
let sent: Sent[] = []
let bought: { status: number; body: unknown }
let sold: string[]
let offersLost: number
let trips: Array<{ id: number; name: string; price: number }>

beforeEach(() => {
  sent = []
  sold = ['card', 'bank_transfer']
  offersLost = 0
  trips = [
    { id: 12, name: 'Kayak de mer', price: 420 },
    { id: 7, name: 'Yoga et bain glacé', price: 290 },
  ]
  bought = { status: 201, body: { token: 'a-token', next: { kind: 'redirect', url: 'https://pay.test/1' } } }
  queryClient().clear()
  assign.mockClear()
  vi.stubGlobal('location', { ...window.location, assign })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Sent['body']) : null
    sent.push({ url, body, key: new Headers(init.headers).get('idempotency-key') })
    if (url.endsWith('gift-offer') && offersLost-- > 0) return Promise.reject(new TypeError('No network.'))
    const offer = { terms_version: '2026-12', is_sold: true, means: sold }
    const read = url.endsWith('gift-offer') ? offer : url.endsWith('gift-trips') ? { trips } : null
    const answer = read ? { status: 200, body: read } : bought
    return Promise.resolve(Response.json(answer.body, { status: answer.status }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const pays = () => sent.filter(({ url }) => url.endsWith('gift-cards'))

const fill = async () => {
  await userEvent.type(screen.getByLabelText('Prénom de la personne'), 'Nina')
  await userEvent.type(screen.getByLabelText('De la part de'), 'Camille')
  await userEvent.type(screen.getByLabelText('Son adresse email'), 'nina@lagopede.test')
  await userEvent.type(screen.getByLabelText('Ton adresse email'), 'camille@lagopede.test')
  await userEvent.click(screen.getByRole('checkbox', { name: /J’accepte/ }))
}
const pay = async () => userEvent.click(await screen.findByRole('button', { name: 'Payer la carte' }))

describe('the shop of gift cards', () => {
  it('shows the card as it is written', async () => {
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    await userEvent.type(screen.getByLabelText('Prénom de la personne'), 'Nina')
    await userEvent.click(screen.getByRole('radio', { name: /250/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'L’alpage' }))
    const card = within(document.querySelector<HTMLElement>('.gcard') ?? document.body)
    expect(card.getByText('Nina')).toBeVisible()
    expect(card.getByText('250 €')).toBeVisible()
    expect(document.querySelector('.gcard img')?.getAttribute('src')).toBe('/brand/cadeaux/alpage.webp')
  })

  it('pays what was written, once, at the page of who takes cards', async () => {
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    await fill()
    await pay()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/1'))
    expect(pays().map(({ body }) => body)).toEqual([
      {
        ...{
          amount: 150,
          trip_id: null,
          picture: 'train-nuit',
          giver_name: 'Camille',
          buyer_email: 'camille@lagopede.test',
        },
        ...{ recipient_name: 'Nina', recipient_email: 'nina@lagopede.test', message: '', send_on: null },
        ...{ means: 'card', terms_version: '2026-12', accepts_terms: true },
      },
    ])
  })

  it('asks again for what is sold as one pays, when it was lost on a train', async () => {
    offersLost = 1
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    await fill()
    await pay()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.test/1'))
    expect(pays()[0]?.body).toMatchObject({ terms_version: '2026-12' })
  })

  it('gives what a trip costs, as an idea that the card shows', async () => {
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    expect(sent.some(({ url }) => url.endsWith('gift-trips'))).toBe(false)
    await userEvent.click(screen.getByRole('radio', { name: 'Une aventure' }))
    expect(screen.queryByRole('radio', { name: /250/ })).toBeNull()
    await screen.findByRole('option', { name: /^Yoga et bain glacé, 290\s€$/ })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aventure' }), '7')
    const card = within(document.querySelector<HTMLElement>('.gcard') ?? document.body)
    expect(card.getByText('Yoga et bain glacé')).toBeVisible()
    expect(card.getByText(/^290\s€, sur toutes les aventures$/)).toBeVisible()
    await fill()
    await pay()
    await vi.waitFor(() => expect(pays()[0]?.body).toMatchObject({ amount: 290, trip_id: 7 }))
  })

  it('asks which trip, and shows its price today when it was another', async () => {
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    await userEvent.click(screen.getByRole('radio', { name: 'Une aventure' }))
    await fill()
    await pay()
    const field = screen.getByRole('combobox', { name: 'Aventure' })
    expect(screen.getByText('Choisis une aventure.')).toBeVisible()
    await vi.waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.selectOptions(field, '7')
    trips = [{ id: 7, name: 'Yoga et bain glacé', price: 310 }]
    const message = 'Le prix de cette aventure a changé.'
    bought = { status: 422, body: { error: message, fields: [{ field: 'amount', message }] } }
    await pay()
    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findByText(/^310\s€$/)).toBeVisible()
    await pay()
    await vi.waitFor(() => expect(pays().map(({ body }) => body?.['amount'])).toEqual([290, 310]))
  })

  it('gives the sum that was chosen once a trip is not', async () => {
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    await userEvent.click(screen.getByRole('radio', { name: 'Une aventure' }))
    await screen.findByRole('option', { name: /^Yoga/ })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aventure' }), '7')
    await userEvent.click(screen.getByRole('radio', { name: 'Un montant' }))
    await fill()
    await pay()
    await vi.waitFor(() => expect(pays()[0]?.body).toMatchObject({ amount: 150, trip_id: null }))
  })

  it('is ordered by transfer too, and its own page says where to send it', async () => {
    bought = { status: 201, body: { token: 'a-token', next: null } }
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    await fill()
    await userEvent.click(await screen.findByRole('radio', { name: /^Virement/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Commander et payer par virement' }))
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/carte-offerte#token=a-token'))
    expect(pays()[0]?.body).toMatchObject({ means: 'bank_transfer' })
  })

  it('is ordered by transfer where no card is taken, without a choice', async () => {
    sold = ['bank_transfer']
    bought = { status: 201, body: { token: 'a-token', next: null } }
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    await fill()
    await userEvent.click(await screen.findByRole('button', { name: 'Commander et payer par virement' }))
    expect(screen.queryByRole('radio', { name: /^Virement/ })).toBeNull()
    await vi.waitFor(() => expect(pays()[0]?.body).toMatchObject({ means: 'bank_transfer' }))
  })

  it('asks for the conditions before the button that pays', async () => {
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    const button = await screen.findByRole('button', { name: 'Payer la carte' })
    const conditions = screen.getByRole('checkbox', { name: /J’accepte/ })
    expect(conditions.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says what is missing, beside it, and sends nothing', async () => {
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    await pay()
    expect(screen.getByText('Accepte les conditions pour payer.')).toBeVisible()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Prénom de la personne')))
    expect(pays()).toEqual([])
  })

  it('tries again under the same key when nobody answered, and says why it was refused', async () => {
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    await fill()
    bought = { status: 503, body: { error: 'Le paiement par carte ne répond pas.' } }
    await pay()
    expect((await screen.findByRole('alert')).textContent).toBe('Le paiement par carte ne répond pas.')
    await pay()
    await vi.waitFor(() => expect(pays()).toHaveLength(2))
    expect(new Set(pays().map(({ key }) => key)).size).toBe(1)
    const message = 'Choisis un jour d’ici un an.'
    bought = { status: 422, body: { error: message, fields: [{ field: 'send_on', message }] } }
    await pay()
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('asks for no address and no day of a card that is printed', async () => {
    render(<GiftShop title="Offre un départ" lead={null} termsHref="/conditions" />)
    await fill()
    await userEvent.click(screen.getByRole('radio', { name: 'À imprimer' }))
    expect(screen.queryByLabelText('Son adresse email')).toBeNull()
    await pay()
    await vi.waitFor(() => expect(pays()[0]?.body).toMatchObject({ recipient_email: null, send_on: null }))
  })
})
