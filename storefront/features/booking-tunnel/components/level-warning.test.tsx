import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetSession } from '@/storefront/lib/session/store'
import { eventually } from '../../../../tests/component/eventually'
import { buildOrdered } from '../rules/build-ordered.fixture'
import { buildTraveler } from '../rules/build-traveler.fixture'
import { press, showStep, tick } from './tunnel.fixture'

const router = vi.hoisted(() => ({ push: vi.fn(), replace: vi.fn(), notFound: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router, notFound: router.notFound }))

const ORDER = 'POST /api/v1/reservations'

beforeEach(() => {
  localStorage.clear()
  resetSession()
  Object.values(router).forEach((spy) => spy.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

const showWarned = ({ gaps = [{ position: 2, level: 1 }], step = 3, id = 900 } = {}) =>
  showStep(step, {
    isAgreed: false,
    cart: {
      id,
      level_notice: { version: '2027-02', gaps },
      participants: [buildTraveler({ first_name: 'Camille' }), buildTraveler({ first_name: 'Ali', level: 1 })],
    },
    answers: { [ORDER]: () => ({ status: 201, body: buildOrdered() }) },
  })

it('names who is far below the trip and the ways out, and orders with the warning that was accepted', async () => {
  const { unmount } = showWarned()
  const warning = (await screen.findByText('Parlons-en.')).closest<HTMLElement>('.note')
  if (!warning) throw new Error('No warning')
  expect(within(warning).getByRole('listitem').textContent).toBe('Ali\u00a0: niveau 1/5')
  expect(
    within(warning)
      .getByRole('link', { name: /à cette portée/ })
      .getAttribute('href'),
  ).toBe('/expeditions?level=0,1')
  expect(
    within(warning)
      .getByRole('link', { name: /avertissement/ })
      .getAttribute('href'),
  ).toBe('/confidentialite-et-mentions-legales/avertissement-niveau/2027-02')
  await tick(/J’ai lu et j’accepte/)
  await tick(/Je certifie que chaque autre participant/)
  await press('Continuer')
  expect(router.push).not.toHaveBeenCalled()
  expect(screen.getByRole('checkbox', { name: /en connaissance de cause/ })).toBe(document.activeElement)
  await tick(/en connaissance de cause/)
  await press('Continuer')
  await eventually(() => expect(router.push).toHaveBeenCalledOnce())
  unmount()
  const { calls } = showWarned({ step: 4 })
  await press(/Commander/)
  await eventually(() =>
    expect(calls(ORDER)[0]?.body['accepts_level_gaps']).toEqual({ version: '2027-02', positions: [2] }),
  )
})

it('has nothing certified of the level when nobody has it', async () => {
  showWarned({ gaps: [1, 2].map((position) => ({ position, level: 1 })), id: 901 })
  await screen.findByRole('checkbox', { name: /^Je certifie que chaque participant est couvert/ })
})

it('says nothing of it to travelers who are fit', async () => {
  showStep(3)
  await screen.findByRole('checkbox', { name: /Je certifie que chaque participant/ })
  expect(screen.queryByText('Parlons-en.')).toBeNull()
})
