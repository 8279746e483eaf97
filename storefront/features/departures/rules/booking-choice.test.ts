import { describe, expect, it } from 'vitest'
import type { Departure } from '@/contract/expeditions'
import { chooseDeparture, chooseTravelers, departuresToCome, firstChoice, totalPrice } from './booking-choice'

const departure = (changes: Partial<Departure> = {}): Departure => ({
  id: 1,
  departure_start: '2027-06-14',
  departure_end: '2027-06-18',
  price: 640,
  available_count: 6,
  capacity: 10,
  status: 'open',
  guide: null,
  ...changes,
})
const full = departure({ id: 2, available_count: 0, status: 'full' })
const lastSeat = departure({ id: 3, available_count: 1, price: 690 })

describe('booking choice', () => {
  it('opens on the first departure with a seat, for two', () => {
    expect(firstChoice([full, departure()])).toEqual({ departure: departure(), travelers: 2, isChosen: false })
  })

  it('opens on one traveler when one seat is left', () => {
    expect(firstChoice([lastSeat]).travelers).toBe(1)
  })

  it('opens on no departure when all are full', () => {
    expect(firstChoice([full]).departure).toBeNull()
  })

  it('brings the travelers down to the seats left', () => {
    const choice = chooseTravelers({ choice: firstChoice([departure()]), travelers: 4 })
    expect(chooseDeparture({ choice, departure: lastSeat })).toEqual({
      departure: lastSeat,
      travelers: 1,
      isChosen: true,
    })
  })

  it('does not choose a full departure', () => {
    const choice = firstChoice([departure()])
    expect(chooseDeparture({ choice, departure: full })).toBe(choice)
  })

  it.each([
    ['never goes under one traveler', 0, 1],
    ['never goes over the seats left', 9, 6],
  ])('%s', (_, asked, given) => {
    expect(chooseTravelers({ choice: firstChoice([departure()]), travelers: asked }).travelers).toBe(given)
  })

  it('multiplies the price by the travelers', () => {
    expect(totalPrice(firstChoice([departure()]))).toBe(1280)
    expect(totalPrice(firstChoice([]))).toBe(0)
  })

  it('leaves out the departures of days gone by', () => {
    expect(departuresToCome({ departures: [departure(), lastSeat], today: '2027-06-15' })).toEqual([])
  })
})
