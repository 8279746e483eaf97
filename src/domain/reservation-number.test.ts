import { expect, it } from 'vitest'
import { reservationNumber } from './reservation-number'

it('names a reservation by its departure and its rank', () => {
  expect(reservationNumber({ departureStart: '2027-06-14', id: 118 })).toBe('LG-27-0614-118')
})
