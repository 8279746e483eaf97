import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '@/storefront/lib/api/query-client'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { eventually } from '../../../../tests/component/eventually'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { PaymentsBox } from './payments-box'

const assign = vi.fn()
const link = vi.fn((_address: string, _init?: RequestInit) =>
  Promise.resolve(Response.json({ token: 'secret', url: 'http://localhost/payer#token=secret' })),
)

const show = (
  change: Parameters<typeof buildReservationDetail>[0] = {},
  card: object | null = { provider: 'house', terms: null },
) => {
  queryClient().setQueryData(['payment-means'], { card })
  render(<PaymentsBox reservation={buildReservationDetail(change)} />)
  return within(screen.getByRole('region', { name: 'Règlement' }))
}

beforeEach(() => {
  assign.mockReset()
  link.mockClear()
  vi.stubGlobal('location', { ...window.location, assign })
  vi.stubGlobal('fetch', link)
  changeSession({ isReady: true, status: 'logged in', user: buildUser() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

it('opens the private page of what is due, once', async () => {
  const box = show()
  await userEvent.dblClick(box.getByRole('button', { name: /^Payer 904,75\s€ maintenant$/ }))
  await eventually(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/payer#token=secret'))
  expect(link.mock.calls.map(([address]) => address).filter((one) => one.includes('link'))).toEqual([
    '/api/v1/reservations/42/payment-link',
  ])
})

it('asks for no transfer that would arrive too late, and says what to do instead', () => {
  const refusal = 'Un virement n’arriverait plus avant le départ\u00a0: règle par carte, ou appelle-nous.'
  const box = show({ bank: null, no_transfer: refusal })
  expect(box.getByText(/n’arriverait plus.+règle par carte/)).toBeVisible()
  expect(box.queryByText('IBAN')).toBeNull()
  expect(box.getByRole('button', { name: /^Payer/ })).toBeVisible()
})

it('names one sum that remains after a place is canceled', () => {
  const { price } = buildReservationDetail()
  const box = show({ price: { ...price, total: 1280, deposit: 384, balance: 896 }, paid: 576 })
  expect(box.queryByText(/896/)).toBeNull()
  expect(box.getAllByText(/^704\s€$/)).toHaveLength(2)
  expect(box.getByText(/^576\s€$/)).toBeVisible()
  expect(box.getByRole('button', { name: /^Payer 704\s€ maintenant$/ })).toBeVisible()
})

it('asks for the deposit first', () => {
  expect(show({ paid: 0, payments: [] }).getByRole('button', { name: /^Payer 387,75\s€/ })).toBeVisible()
})

it.each([
  ['no card is taken', {}, null],
  ['all is paid', { paid: 1292.5 }, { provider: 'house', terms: null }],
  ['it is canceled', { status: 'canceled' as const }, { provider: 'house', terms: null }],
])('asks for nothing by card when %s', (_case, change, card) => {
  expect(show(change, card).queryByRole('button', { name: /^Payer/ })).toBeNull()
})

it('tells each sum apart: what it was, when, by what means', async () => {
  const box = show({
    payments: [
      { on: '2027-05-04', kind: 'deposit', method: 'card', amount: 387.75 },
      { on: '2027-05-10', kind: 'refund', method: 'bank_transfer', amount: 20 },
    ],
  })
  const summary = box.getByText('Détail des paiements')
  await userEvent.click(summary)
  const details = within(summary.closest('details') as HTMLElement)
  expect(details.getByText('4 mai 2027, carte')).toBeVisible()
  expect(details.getByText(/^−\s20\s€$/)).toBeVisible()
})

const kept = {
  name: 'Visa •••• 4242',
  state: 'kept',
  amount: 904.75,
  charge_on: '2027-05-15',
  terms: ['Tu retires ton accord quand tu veux.'],
}

it('shows the card that is kept, and forgets it', async () => {
  let card: object | null = kept
  vi.stubGlobal('fetch', (_address: string, init?: RequestInit) => {
    if (init?.method === 'DELETE') card = null
    return Promise.resolve(Response.json({ card }))
  })
  const box = show()
  expect(await box.findByText('Visa •••• 4242')).toBeVisible()
  expect(box.getByText(/^904,75\s€ seront débités le 15\smai\s2027/)).toBeVisible()
  await userEvent.click(box.getByRole('button', { name: 'Retirer cette carte' }))
  await eventually(() => expect(box.queryByText('Visa •••• 4242')).toBeNull())
})

it('says that its bank refused a card that is kept', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ card: { ...kept, state: 'refused' } })))
  expect(await show().findByText(/n’a pas laissé débiter cette carte/)).toBeVisible()
})
