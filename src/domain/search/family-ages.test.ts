import { describe, expect, it } from 'vitest'
import { familyFacts, youngestAccepted, type FamilyTrip } from './family-ages'

const trip = (id: number, more: Partial<FamilyTrip>): FamilyTrip => ({
  ...{ id, min: null, max: null, dayKm: null, dayUp: null, nights: [] },
  ...more,
})

const TRIPS = [
  trip(1, { min: 6, dayKm: 5.2, dayUp: 149.6, nights: ['Ferme', 'Bivouac'] }),
  trip(2, { min: 8, max: 12, dayKm: 8, dayUp: 300, nights: ['Tente'] }),
  trip(3, { min: 10, dayKm: 12, nights: ['Bivouac', 'Refuge'] }),
  trip(4, { nights: ['Bivouac'] }),
]

describe('the trips of a family', () => {
  it.each([
    { age: null, count: 4, km: [5, 12], up: [150, 300], nights: ['Bivouac', 'Ferme'] },
    { age: 4, count: 1, km: null, up: null, nights: ['Bivouac'] },
    { age: 6, count: 2, km: [5, 5], up: [150, 150], nights: ['Bivouac', 'Ferme'] },
    { age: 8, count: 3, km: [5, 8], up: [150, 300], nights: ['Bivouac', 'Ferme'] },
    { age: 12, count: 4, km: [5, 12], up: [150, 300], nights: ['Bivouac', 'Ferme'] },
    { age: 13, count: 3, km: [5, 12], up: [150, 150], nights: ['Bivouac', 'Ferme'] },
  ])('have this in common at $age', ({ age, ...facts }) => {
    expect(familyFacts({ trips: TRIPS, age })).toEqual(facts)
  })

  it('are open from the first age of any', () => {
    expect(youngestAccepted(TRIPS)).toBe(6)
    expect(youngestAccepted([trip(1, {})])).toBe(null)
  })
})
