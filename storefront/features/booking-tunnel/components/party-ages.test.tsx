import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'
import { resetSession } from '@/storefront/lib/session/store'
import { eventually } from '../../../../tests/component/eventually'
import { press, showStep } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const PATCH = 'PATCH /api/v1/cart'

beforeEach(() => {
  localStorage.clear()
  resetSession()
  Object.values(router).forEach((spy) => spy.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

/** A step whose server keeps the party that it is told. */
const show = (cart: Partial<CartDetail> = {}, step = 1) => {
  const shown: ReturnType<typeof showStep> = showStep(step, {
    cart,
    answers: {
      [PATCH]: () => {
        const { ages = shown.cart.party.ages } = shown.calls(PATCH).at(-1)?.body as Partial<CartDetail['party']>
        return { body: { ...shown.cart, travelers_count: ages.length, party: { ...shown.cart.party, ages } } }
      },
    },
  })
  return shown
}

/** Step 1 of a trip for families, from 6 years on, where those under 12 pay 480 €. */
const showFamily = (ages: CartDetail['party']['ages'], { type = 'family', step = 1 } = {}) =>
  show(
    {
      travelers_count: ages.length,
      expedition: buildBookedExpedition({ expedition_type: type, age_min_child: 6 }),
      party: { ages, needs_ages: true, child_fare: { price: 480, max_age: 11 }, refusal: null },
    },
    step,
  )

const moreChildren = async () =>
  userEvent.click(
    within(await screen.findByRole('group', { name: 'Dont enfants' })).getByRole('button', { name: 'Un de plus' }),
  )
const firstAge = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Enfant 1' })

it('asks the age of each child, says their price, and waits for it', async () => {
  const { calls, cart } = showFamily([18, 18, 18])
  expect((await screen.findByText(/Enfant \(moins de 12\sans\)/)).textContent).toMatch(/480\s€/)
  await moreChildren()
  await press('Continuer')
  expect(screen.getByText('Indique son âge')).toBeVisible()
  expect(document.activeElement).toBe(await firstAge())
  expect(router.push).not.toHaveBeenCalled()
  await userEvent.selectOptions(await firstAge(), '9')
  await press('Continuer')
  // What was typed before may still be on its way.
  await eventually(() => expect(router.push).toHaveBeenCalledExactlyOnceWith(`/reservations/${String(cart.id)}/2`))
  // A count that was sent before is not sent again: what the server was told in all.
  const told = calls(PATCH).map(({ body }) => body)
  expect(Object.assign({}, ...told)).toEqual({ travelers_count: 3, ages: [18, 18, 9], cart_id: cart.id })
})

it('refuses a child who is too young before any order, with trips that fit', async () => {
  showFamily([18, 9])
  await userEvent.selectOptions(await firstAge(), '4')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/à partir de 6\sans/)
  expect(within(alert).getByRole('link').getAttribute('href')).toMatch(/^\/expeditions\?type=family/)
  await press('Continuer')
  expect(router.push).not.toHaveBeenCalled()
})

it('asks children alone where the parents stay at home, and says that who books does not travel', async () => {
  showFamily([9, 12], { type: 'kids' })
  expect(await screen.findByText(/Ils partent sans toi/)).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Dont enfants' })).toBeNull()
  expect(screen.queryByText(/Toi compris/)).toBeNull()
})

it('asks of a trip of adults only whether anybody is of age, and refuses minors alone with a way out', async () => {
  const { calls } = show()
  await userEvent.click(await screen.findByRole('checkbox', { name: /Personne n’aura 18\sans/ }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Un mineur voyage avec un adulte.')
  expect(
    within(alert)
      .getByRole('link', { name: /sans les parents/ })
      .getAttribute('href'),
  ).toContain('type=kids')
  await press('Continuer')
  expect(router.push).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('checkbox', { name: /Personne n’aura 18\sans/ }))
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Continuer')
  expect(router.push).toHaveBeenCalledOnce()
  expect(calls(PATCH).at(-1)?.body['ages']).toEqual([null, null])
})

it('names children, never « Toi », at the second step of a trip without the parents', async () => {
  showFamily([9, 12], { type: 'kids', step: 2 })
  expect(await screen.findByText(/tu ne voyages pas/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Enfant 1' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: /Toi/ })).toBeNull()
})
