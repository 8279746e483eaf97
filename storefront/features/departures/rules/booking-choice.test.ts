import { describe, expect, it } from 'vitest'
import { chooseDeparture, chooseTravelers, firstChoice, totalPrice } from './booking-choice'
import { buildDeparture } from './build-departure.fixture'

const full = buildDeparture({ id: 2, available_count: 0, status: 'full' })
const lastSeat = buildDeparture({ id: 3, available_count: 1, price: 690 })

describe('booking choice', () => {
  it('opens on the first departure with a seat, for two', () => {
    expect(firstChoice([full, buildDeparture()])).toEqual({
      departure: buildDeparture(),
      travelers: 2,
      isChosen: false,
    })
  })

  it('opens on one traveler when one seat is left', () => {
    expect(firstChoice([lastSeat]).travelers).toBe(1)
  })

  it('opens on no departure when all are full', () => {
    expect(firstChoice([full]).departure).toBeNull()
  })

  it('brings the travelers down to the seats left', () => {
    const choice = chooseTravelers({ choice: firstChoice([buildDeparture()]), travelers: 4 })
    expect(chooseDeparture({ choice, departure: lastSeat })).toEqual({
      departure: lastSeat,
      travelers: 1,
      isChosen: true,
    })
  })

  it('does not choose a full departure', () => {
    const choice = firstChoice([buildDeparture()])
    expect(chooseDeparture({ choice, departure: full })).toBe(choice)
  })

  it.each([
    ['never goes under one traveler', 0, 1],
    ['never goes over the seats left', 9, 6],
  ])('%s', (_, asked, given) => {
    expect(chooseTravelers({ choice: firstChoice([buildDeparture()]), travelers: asked }).travelers).toBe(given)
  })

  it('multiplies the price by the travelers', () => {
    expect(totalPrice(firstChoice([buildDeparture()]))).toBe(1280)
    expect(totalPrice(firstChoice([]))).toBe(0)
  })
})
