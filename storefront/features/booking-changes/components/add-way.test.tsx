import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { BookingChanges } from './booking-changes'
import { buildChanges } from './changes.fixture'

const sums = {
  ...{ total: 1982.5, difference: 690, left_to_pay: 1594.75, pay_by: '2027-05-15', refund: 0, refund_by: null },
  promo: 'Le code GROUPE s’applique de nouveau.',
}

const answerWith = (...answers: Array<{ status?: number; body: unknown }>) => {
  const fetch = vi.fn((_address: string, _init?: RequestInit) => {
    const { status = 200, body } = answers.shift() ?? { body: sums }
    return Promise.resolve(Response.json(body, { status }))
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const open = async (travelers = {}, reservation = buildReservationDetail()) => {
  const changes = buildChanges({ travelers: { ...buildChanges().travelers, ...travelers } })
  const phone = { phone: '04 65 71 20 18', phone_e164: '+33465712018' }
  render(<BookingChanges reservation={reservation} changes={changes} phone={phone} />)
  await userEvent.click(screen.getByRole('radio', { name: /Ajouter quelqu’un/ }))
}

beforeEach(() => changeSession({ isReady: true, status: 'logged in', user: buildUser() }))
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

it('adds two travelers by their ages, for the total that was told', async () => {
  const fetch = answerWith(
    { body: sums },
    { body: sums },
    { body: sums },
    { body: buildReservationDetail({ travelers_count: 4 }) },
  )
  await open()
  expect(screen.getByText(/690\s€ la place aujourd’hui, 4\splaces possibles/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Prénom'), 'Anna')
  await userEvent.click(screen.getByRole('button', { name: 'Un de plus' }))
  await userEvent.selectOptions(screen.getAllByLabelText('Âge le jour du départ')[1] as HTMLElement, '17')
  await userEvent.click(await screen.findByRole('button', { name: /Ajouter 2\svoyageurs, \+\s690\s€/ }))
  expect(await screen.findByRole('heading', { name: 'Vous êtes maintenant 4' })).toBeVisible()
  expect(fetch.mock.calls.at(-2)?.[0]).toContain('/reservations/42/travelers?ages=18%2C17')
  expect(JSON.parse((fetch.mock.calls.at(-1)?.[1] as { body: string }).body)).toEqual({
    travelers: [
      { first_name: 'Anna', last_name: '', age: 18, level: null },
      { first_name: '', last_name: '', age: 17, level: null },
    ],
    travelers_count: 2,
    total: 1982.5,
  })
})

it.each([
  ['with the balance, where the deposit is paid', 387.75, true],
  ['as the line of the sums says, where it is not', 100, false],
])('tells that who is added is paid for %s', async (_case, paid, isSaid) => {
  answerWith()
  await open({}, buildReservationDetail({ paid }))
  expect(await screen.findByText(/Prochaine échéance, avant le 15\smai\s2027/)).toBeVisible()
  expect(screen.queryByText(/Ce que tu as réglé vaut acompte\s: ce qui s’ajoute se paie avec le solde/) !== null).toBe(
    isSaid,
  )
})

it('asks for the warning first where a level is far below the trip', async () => {
  answerWith()
  await open()
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Ajouter 1\svoyageur/ })
  await screen.findByText('Le code GROUPE s’applique de nouveau.')
  expect(button().disabled).toBe(false)
  await userEvent.selectOptions(screen.getByLabelText('Niveau'), '1')
  expect(button().disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: /avertissement sur le niveau/ }))
  expect(button().disabled).toBe(false)
})

it('says why somebody cannot come, and nothing can be pressed', async () => {
  answerWith({ status: 409, body: { error: 'Il ne reste qu’une place sur ce départ.', reason: 'full' } })
  await open()
  expect(await screen.findByText('Il ne reste qu’une place sur ce départ.')).toBeVisible()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Ajouter 1\svoyageur/ }).disabled).toBe(true)
})

it.each([
  ['full', 'Ce départ est complet', 'Inscris-toi sur la liste d’attente', /^\/expeditions\/.*#dates$/],
  ['closed', 'Ajoute quelqu’un avec nous', '04 65 71 20 18', /^tel:/],
  ['unpaid', 'Règle d’abord ta réservation', 'Voir ce qui reste à régler', /^\/my-expeditions\/42$/],
] as const)('leads on where nobody can be added: %s', async (refusal, title, link, href) => {
  await open({ refusal })
  const box = within(screen.getByRole('region', { name: title }))
  expect(box.getByRole('link', { name: link }).getAttribute('href')).toMatch(href)
  expect(screen.queryByRole('button')).toBeNull()
})
