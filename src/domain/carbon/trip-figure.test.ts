import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACTORS } from '../../../tests/factories/factors'
import type { StatedLeg, TripAccess } from './access'
import { unitVector } from './distance'
import { PARIS, type Door } from './door'
import { access, bus, LILLE, wayTo } from '../../../tests/factories/doors'
import { legOf } from './leg'
import { carWay } from './road-ways'
import { estimatedTrainLegs } from './train-legs'
import { tripFigure } from './trip-figure'
import { sum, WAY_MODES } from './way'

// Of all doubles, most lie next to zero.
const between = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000)

const point = fc.record({
  lat: between(42, 51),
  lon: between(-4, 8),
})
const anyDoor = fc
  .record({ at: point, code: fc.constantFrom('75056', '01001'), hasStation: fc.boolean() })
  .map(({ at, code, hasStation }): Door => ({
    ...at,
    code,
    name: 'Ville',
    station: hasStation ? { name: 'Gare', lat: at.lat + 0.05, lon: at.lon } : null,
  }))
const km = fc.integer({ min: 0, max: 900 })
const stated = fc.record({
  mode: fc.constantFrom('train_abroad', 'train_ter', 'coach', 'bus', 'minibus', 'ferry', 'walk'),
  label: fc.constant('Suite'),
  km,
  minutes: fc.option(km),
  is_measured: fc.boolean(),
}) as fc.Arbitrary<StatedLeg>
const measured = fc.record({
  city: fc.constantFrom('paris', 'lyon'),
  by_night: fc.boolean(),
  minutes: km,
  changes: fc.integer({ min: 0, max: 4 }),
  km: fc.record({ tgv: fc.option(km), intercites: fc.option(km), ter: fc.option(km) }),
  read_on: fc.constant('2026-11-25'),
}) as fc.Arbitrary<TripAccess['trains'][number]>
const far = fc.record({
  lat: between(36, 70),
  lon: between(-20, 25),
})
const anyAccess: fc.Arbitrary<TripAccess> = fc.record({
  station: far.map((at) => ({ ...at, name: 'Là-bas' })),
  approach: fc.array(stated, { maxLength: 4 }),
  trains: fc.array(measured, { maxLength: 3 }),
  meeting: fc.option(far),
  airport: fc.option(fc.record({ at: far, km }).map(({ at, km: away }) => ({ ...at, name: 'Aéroport', km: away }))),
})

const holds = (check: (ways: ReturnType<typeof tripFigure>['ways']) => void) =>
  fc.assert(
    fc.property(anyDoor, anyAccess, (from, to) => {
      check(tripFigure({ trip: { access: to, stay: null }, door: from, factors: FACTORS }).ways)
    }),
  )

describe('any trip from any door', () => {
  it('has totals that are twice the sum of their legs, to the gram', () => {
    holds((ways) => {
      for (const { grams, low, high, legs } of ways) {
        expect(grams).toBe(2 * sum(legs, (leg) => leg.grams))
        expect([grams, low, high].every(Number.isInteger)).toBe(true)
      }
    })
  })

  it('has ranges that hold their value, of each leg and in all', () => {
    holds((ways) => {
      for (const one of ways.flatMap((way) => [way, ...way.legs])) {
        expect(one.low).toBeLessThanOrEqual(one.grams)
        expect(one.high).toBeGreaterThanOrEqual(one.grams)
      }
    })
  })

  it('never shows a plane first, and shows each way once in its order', () => {
    holds((ways) => {
      const order = ways.map(({ mode }) => WAY_MODES.indexOf(mode))
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
      expect(ways[0]?.mode).not.toBe('plane')
      expect(ways.length).toBeGreaterThanOrEqual(4)
    })
  })

  it('shows no plane within 500 km', () => {
    const near = access({
      meeting: { lat: 45.1915, lon: 5.7145 },
      station: { name: 'Grenoble', lat: 45.1915, lon: 5.7145 },
      airport: { name: 'Grenoble', lat: 45.3629, lon: 5.3294, km: 45 },
    })
    expect(wayTo(PARIS, near, 'plane')).toBeUndefined()
    expect(wayTo(LILLE, near, 'plane')).toMatchObject({ mode: 'plane' })
  })

  it('shows a night train only where somebody read one, counted as an Intercités', () => {
    const train = { city: 'paris', by_night: true, minutes: 690, changes: 0, read_on: '2026-11-25' } as const
    const km = { tgv: null, intercites: null, ter: null }
    const byNight = access({ trains: [{ ...train, km }] })
    expect(wayTo(LILLE, byNight, 'night_train')).toBeUndefined()
    expect(wayTo(PARIS, byNight, 'night_train')?.legs[1]).toMatchObject({
      factor: 'train_intercites',
      label: expect.stringContaining('comme un Intercités') as string,
    })
  })
})

describe('distance', () => {
  it('never makes an estimated train emit less by being farther', () => {
    const gramsAt = (crow: number) => sum(estimatedTrainLegs({ factors: FACTORS, crow }), ({ grams }) => grams)
    fc.assert(
      fc.property(between(0, 2000), between(0, 500), (near, more) => {
        expect(gramsAt(near + more)).toBeGreaterThanOrEqual(gramsAt(near))
      }),
    )
  })

  it('never makes a leg emit less, by any factor', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(FACTORS.of)), km, km, ({ key }, some, more) => {
        const at = (given: number) =>
          legOf(FACTORS, { label: '', km: given, factor: key, is_measured: true, minutes: 0 }).grams
        expect(at(some + more)).toBeGreaterThanOrEqual(at(some))
      }),
    )
  })

  it('is of a unit vector', () => {
    fc.assert(
      fc.property(point, (at) => {
        expect(Math.hypot(...unitVector(at))).toBeCloseTo(1, 12)
      }),
    )
  })
})

describe('a train that was read without its kilometres', () => {
  const train = { city: 'paris', by_night: false, minutes: 180, read_on: '2026-11-25' } as const
  const km = { tgv: null, intercites: null, ter: null }
  const classes = (changes: number, approach: StatedLeg[]) =>
    wayTo(PARIS, access({ approach, trains: [{ ...train, changes, km }] }), 'train')
      ?.legs.slice(1, -1)
      .map(({ label }) => label)

  it.each([
    { changes: 1, counted: ['TGV'] },
    { changes: 2, counted: ['TER', 'TGV'] },
    { changes: 3, counted: ['TER', 'Intercités', 'TGV'] },
  ])('with $changes changes, the last of them for the bus, is $counted', ({ changes, counted }) => {
    expect(classes(changes, [bus(25)])).toEqual(counted)
  })

  it('has as many kilometres in all', () => {
    const kmOf = (rides: number) => sum(estimatedTrainLegs({ factors: FACTORS, crow: 450, rides }), (leg) => leg.km)
    expect([kmOf(1), kmOf(2), kmOf(3)]).toEqual([540, 540, 540])
  })
})

describe('a bus', () => {
  it('counts as that of a town up to 15 km, and as a coach beyond', () => {
    const factorOf = (far: number) => wayTo(PARIS, access({ approach: [bus(far)] }), 'train')?.legs.at(-1)?.factor
    expect([factorOf(15), factorOf(16)]).toEqual(['bus', 'coach'])
  })

  it('to a station far away is a coach too', () => {
    const from = (lat: number): Door => ({
      ...PARIS,
      code: '01001',
      lat,
      station: { name: 'Gare', lat: 48, lon: PARIS.lon },
    })
    const factorFrom = (lat: number) => wayTo(from(lat), access({}), 'train')?.legs[0]?.factor
    expect([factorFrom(48.05), factorFrom(48.4)]).toEqual(['bus', 'coach'])
  })
})

describe('hours by road', () => {
  it('from Paris to the Chartreuse are some six by car, nine by coach', () => {
    const chartreuse = access({ meeting: { lat: 45.42, lon: 5.85 } })
    const hours = (mode: 'car_1' | 'coach') => Math.round((wayTo(PARIS, chartreuse, mode)?.minutes ?? 0) / 60)
    expect([hours('car_1'), hours('coach')]).toEqual([6, 9])
  })
})

describe('a car', () => {
  // Impact CO2 divides a car that is already of 1.6 people by those of the carpool: 55 g for two where a half is 114.
  it('is divided by its occupants once: as many shares as there are people make the whole vehicle', () => {
    fc.assert(
      fc.property(anyDoor, anyAccess, fc.constantFrom(2, 3, 4), (from, to, occupants) => {
        const options = { door: from, access: { ...to, approach: [] }, factors: FACTORS }
        const alone = carWay({ ...options, occupants: 1 })
        const shared = carWay({ ...options, occupants: occupants })
        expect(Math.abs(shared.grams * occupants - alone.grams)).toBeLessThanOrEqual(2 * occupants)
      }),
    )
  })

  it('counts 114 g a kilometre for each of two', () => {
    const leg = legOf(FACTORS, { label: '', km: 1000, factor: 'car', occupants: 2, is_measured: true, minutes: 0 })
    expect(leg.grams).toBe(113_800)
  })

  it('divides no factor that is of one person already', () => {
    const leg = legOf(FACTORS, { label: '', km: 100, factor: 'coach', occupants: 4, is_measured: true, minutes: 0 })
    expect(leg).toMatchObject({ grams: 3760, occupants: null })
  })
})
