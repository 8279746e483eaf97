import { expect, it } from 'vitest'
import { seatRefusalMessage } from './seat-refusal'

it.each([
  ['one seat', 1, 'Il ne reste qu’une place sur ce départ.'],
  ['some seats', 2, 'Il ne reste que 2\u00a0places sur ce départ.'],
  ['none', 0, 'Ce départ est complet.'],
])('says that %s is left', (_case, available, message) => {
  expect(seatRefusalMessage({ reason: 'full', available })).toBe(message)
})

it.each([
  ['canceled', 'Ce départ est annulé.'],
  ['closed', 'Ce départ n’est plus ouvert à la réservation.'],
] as const)('says that a departure is %s, whatever room it had', (reason, message) => {
  expect(seatRefusalMessage({ reason, available: 3 })).toBe(message)
})
