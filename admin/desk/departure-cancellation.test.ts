import { expect, it } from 'vitest'
import { departureCancellation } from './departure-cancellation'
import { buildReservation } from './desk-reservation.fixture'

type Desk = Parameters<typeof departureCancellation>[0]
const CONFIRMATION = {
  min_participants: 4,
  firm_count: 2,
  decision_on: '2027-06-06',
  minimum_refusal: null,
  indemnity_cents: 30_000,
  margins: [],
}

const plain = (desk: Pick<Desk, 'reservations' | 'holds'> & Partial<Desk>) =>
  departureCancellation({ ending: 'minimum', confirmation: CONFIRMATION, ...desk }).map((line) =>
    line.replaceAll(/[\u00a0\u202f]/g, ' '),
  )

const IS_FINAL = 'C’est définitif : un départ annulé ne rouvre pas.'

it('counts what is not canceled yet, with its travelers, its mails and what was paid', () => {
  const reservations = [
    buildReservation({}),
    buildReservation({ id: 2, status: 'pending', travelers_count: 3, paid_cents: 0 }),
    buildReservation({ id: 3, status: 'canceled', travelers_count: 4, paid_cents: 50_000 }),
  ]
  expect(plain({ reservations, holds: [] })).toEqual([
    '2 réservations annulées sans frais, pour 5 voyageurs.',
    '2 clients prévenus par mail, avec ton motif, et leurs invités aussi.',
    '300 € à rembourser, réservation par réservation.',
    IS_FINAL,
  ])
})

it('says that nothing is to be given back where nothing was paid', () => {
  expect(plain({ reservations: [buildReservation({ paid_cents: 0 })], holds: [] })).toContain(
    'Rien à rembourser : rien n’a été réglé.',
  )
})

it('announces no mail where nobody booked, and the seats that baskets lose', () => {
  const hold = { customer: '', email: '', hold_expires_at: '', is_ordered: false }
  const holds = [
    { ...hold, id: 1, travelers_count: 2 },
    { ...hold, id: 2, travelers_count: 1 },
  ]
  expect(plain({ reservations: [], holds })).toEqual([
    'Personne n’a réservé : aucun mail ne part.',
    '3 places retenues dans un panier, perdues sans mail.',
    IS_FINAL,
  ])
})

it('says what is owed on top, unless the law excuses the agency', () => {
  const reservations = [buildReservation({})]
  const owed = '300 € d’indemnité à verser en plus'
  expect(plain({ reservations, holds: [], ending: 'other' }).join()).toContain(owed)
  expect(plain({ reservations, holds: [], ending: 'circumstances' }).join()).not.toContain(owed)
})
