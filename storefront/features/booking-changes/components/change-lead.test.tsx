import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeSession, resetSession } from '@/storefront/lib/session/store'
import { buildUser } from '@/storefront/lib/session/user.fixture'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { BookingChanges } from './booking-changes'
import { buildChanges, buildMoveDate } from './changes.fixture'

const show = (changes = buildChanges()) =>
  render(
    <BookingChanges
      reservation={buildReservationDetail()}
      changes={changes}
      phone={{ phone: '04 65 71 20 18', phone_e164: '+33465712018' }}
    />,
  )
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))

beforeEach(() => changeSession({ isReady: true, status: 'logged in', user: buildUser() }))
afterEach(() => {
  vi.unstubAllGlobals()
  resetSession()
})

it('names who still goes once a place is canceled', async () => {
  const left = buildReservationDetail().participants.slice(0, 1)
  const answers = [
    {
      ...{ share: 646.25, fee: 0, refund: 0, refund_percent: 100, refund_by: null },
      ...{ total: 646.25, left_to_pay: 258.5, promo: null, shares: [] },
    },
    buildReservationDetail({ travelers_count: 1, participants: left }),
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.shift() ?? {})))
  show()
  expect(screen.getByText(/Camille.* et Hugo/)).toBeVisible()
  await choose(/Annuler/)
  await choose(/Hugo/)
  await userEvent.click(await screen.findByRole('button', { name: /Annuler la place de Hugo/ }))
  await screen.findByRole('heading', { name: 'La place de Hugo est annulée' })
  expect(document.querySelector('.change-lead')?.textContent).not.toContain('Hugo')
})

it('says on which dates the customer has another booking', async () => {
  const also_booked = { reservation_id: 12, number: 'LG-27-0712-942' }
  show(buildChanges({ move: { ...buildChanges().move, dates: [buildMoveDate({ also_booked })] } }))
  await choose(/Changer de date/)
  expect(screen.getByText(/tu y as déjà la réservation LG-27-0712-942/)).toBeVisible()
})
