import { describe, expect, it } from 'vitest'
import type { ExpeditionCarbon } from '@/contract/carbon'
import { trainRideOf as rideOf } from './train-ride'
import { buildTripCarbon } from '@/storefront/lib/trains/trip-carbon.fixture'

const DAY = '2027-06-14'

const trainRideOf = (told: Omit<Parameters<typeof rideOf>[0], 'station'>) => rideOf({ station: 'Gare de Die', ...told })
const JOURNEY = { city: 'Brest', duration: '9 h', legs: [{ time: '6 h 12', place: 'Brest', note: '' }] }
const [train, ...others] = buildTripCarbon().ways
if (!train) throw new Error('the fixture has a way')
const far = buildTripCarbon({
  from: { code: '29019', name: 'Brest', is_default: false },
  from_station: 'Brest',
  ways: [{ ...train, minutes: 800 }, ...others],
})

it('goes from the town to the station of the trip, on the day that it begins', () => {
  expect(trainRideOf({ carbon: buildTripCarbon(), journeys: [], day: DAY })).toEqual({
    from: 'Paris',
    to: 'Grenoble',
    date: DAY,
  })
})

it('goes from the station of a town that has none of its own', () => {
  const carbon = buildTripCarbon({
    from: { code: '26282', name: 'Saint-Marcel-lès-Valence', is_default: false },
    from_station: 'Valence TGV',
  })
  expect(trainRideOf({ carbon, journeys: [], day: null })).toEqual({ from: 'Valence TGV', to: 'Grenoble', date: null })
})

it('leaves the day before where a day is too short, unless somebody wrote the hours', () => {
  expect(trainRideOf({ carbon: far, journeys: [], day: DAY })?.date).toBe('2027-06-13')
  expect(trainRideOf({ carbon: far, journeys: [JOURNEY], day: DAY })?.date).toBe(DAY)
  const slow = { ...JOURNEY, duration: '66 h, trois nuits à bord' }
  expect(trainRideOf({ carbon: far, journeys: [slow], day: DAY })?.date).toBe('2027-06-11')
  expect(trainRideOf({ carbon: far, journeys: [], day: null })?.date).toBeNull()
})

it.each([
  ['Grenoble', 'Grenoble'],
  ['Sassenage', 'Grenoble'],
])('is none from %s, whose station the trip begins at', (name, station) => {
  const carbon = buildTripCarbon({ from: { code: '38', name, is_default: false }, from_station: station })
  expect(trainRideOf({ carbon, journeys: [], day: DAY })).toBeNull()
})

it('is on no day that would be guessed', () => {
  const farther = buildTripCarbon({ ...far, ways: [{ ...train, minutes: 1800 }, ...others] })
  expect(trainRideOf({ carbon: farther, journeys: [], day: DAY })?.date).toBeNull()
  const untold = { ...JOURNEY, duration: 'longtemps' }
  expect(trainRideOf({ carbon: far, journeys: [untold], day: DAY })?.date).toBeNull()
})

it('is none where one comes otherwise', () => {
  const carbon = buildTripCarbon({ from: { code: '2A004', name: 'Ajaccio', is_default: false }, ways: others })
  expect(trainRideOf({ carbon, journeys: [], day: DAY })).toBeNull()
  expect(trainRideOf({ carbon: buildTripCarbon({ ways: [] }), journeys: [JOURNEY], day: DAY })).toBeNull()
})

describe('a way that goes on by train from the station that trains of France lead to', () => {
  const abroad = (...keys: Array<'train_abroad' | 'ferry_seat' | 'bus'>): ExpeditionCarbon => {
    const { heights, ...told } = buildTripCarbon()
    const legs = keys.flatMap((key) =>
      train.legs.slice(0, 1).map((leg) => ({ ...leg, factor: { ...leg.factor, key } })),
    )
    return {
      ...told,
      ways: [{ ...train, legs: [...train.legs, ...legs] }],
      heights: heights && { ...heights, legs_after: legs.length, station: { name: 'Modane', altitude: null } },
    }
  }

  it('ends at the station that the agency names', () => {
    const told = { journeys: [], day: DAY, station: 'Gare de Hône-Bard' }
    expect(rideOf({ ...told, carbon: abroad('train_abroad', 'train_abroad') })?.to).toBe('Hône-Bard')
    expect(rideOf({ ...told, carbon: abroad('train_abroad', 'bus') })?.to).toBe('Hône-Bard')
    expect(rideOf({ ...told, carbon: abroad('bus', 'train_abroad') })?.to).toBe('Modane')
  })

  it('ends nowhere that is known where the agency names a port', () => {
    const told = { journeys: [], day: DAY, station: 'Port de Corfou' }
    expect(rideOf({ ...told, carbon: abroad('train_abroad', 'ferry_seat') })).toMatchObject({ from: 'Paris', to: null })
  })
})
