import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showStep } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/reservations/1/4' }))

const BY_CARD = 'Un virement n’arriverait plus avant le départ\u00a0: règle par carte, ou appelle-nous.'
const CALL_US = 'Un virement n’arriverait plus avant le départ\u00a0: appelle-nous pour régler.'

const orderButton = () => screen.queryByRole('button', { name: 'Commander avec obligation de paiement' })

it('offers the card alone once a transfer would arrive too late, and says why', async () => {
  showStep(4, { card: { provider: 'house', terms: null }, cart: { no_transfer: BY_CARD } })
  expect(await screen.findByText(/n’arriverait plus.+règle par carte/)).toBeVisible()
  expect(screen.queryByText('Virement')).toBeNull()
  expect(screen.getByText('Carte bancaire')).toBeVisible()
  expect(orderButton()).toBeVisible()
})

it('asks to call where nothing works any more, with nothing to choose and nothing to order', async () => {
  showStep(4, { card: null, cart: { no_transfer: CALL_US } })
  expect(await screen.findByText(/n’arriverait plus.+appelle-nous/)).toBeVisible()
  expect(screen.queryByText('Virement')).toBeNull()
  expect(orderButton()).toBeNull()
})

it('orders what a gift card pays, however late', async () => {
  const gift = { id: 1, last4: '7K2M', amount: 1280, left: 0, expires_on: '2028-05-01', is_over: false }
  const price = { deposit: 1280, balance: 0, balance_due_on: null }
  showStep(4, { card: null, cart: { no_transfer: CALL_US, gift_cards: [gift], price: { ...PRICE, ...price } } })
  expect(await screen.findByRole('button', { name: 'Commander avec obligation de paiement' })).toBeVisible()
})

const PRICE = { lines: [], total: 1280, deposit_due_on: '2027-05-08' }
