import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACTORS } from '../../../tests/factories/factors'
import type { StatedLeg, TripAccess } from './access'
import { unitVector } from './distance'
import { MEASURED_CITIES, PARIS, type Door } from './door'
import { carbonVersion } from './factor'
import { legOf } from './leg'
import { carWay } from './road-ways'
import { stayFigure, type Stay } from './stay'
import { estimatedTrainLegs } from './train-legs'
import { tripFigure } from './trip-figure'
import { sum, WAY_MODES, type WayMode } from './way'

const bus = (km: number, minutes: number | null = null): StatedLeg => ({
  mode: 'bus',
  label: 'Bus',
  km,
  minutes,
  is_measured: true,
})

const access = (given: Partial<TripAccess>): TripAccess => ({
  station: { name: 'Grenoble', lat: 45.1915, lon: 5.7145 },
  approach: [],
  trains: [],
  meeting: null,
  airport: null,
  ...given,
})

const door = (given: Pick<Door, 'code' | 'name' | 'lat' | 'lon'>, station: Door['station']): Door => ({
  ...given,
  station,
})
const LYON = door({ code: '69123', ...MEASURED_CITIES.lyon }, { name: 'Lyon Part-Dieu', lat: 45.7606, lon: 4.8596 })
const RENNES = door({ code: '35238', ...MEASURED_CITIES.rennes }, { name: 'Rennes', lat: 48.1035, lon: -1.6724 })
const LILLE = door({ code: '59350', ...MEASURED_CITIES.lille }, { name: 'Lille Flandres', lat: 50.6365, lon: 3.0708 })
const TOULOUSE = door(
  { code: '31555', ...MEASURED_CITIES.toulouse },
  { name: 'Toulouse Matabiau', lat: 43.6111, lon: 1.4537 },
)

const wayTo = (from: Door, to: TripAccess, mode: WayMode) =>
  tripFigure({ trip: { access: to, stay: null }, door: from, factors: FACTORS }).ways.find((way) => way.mode === mode)

const gramsOf = (from: Door, to: TripAccess, mode: WayMode) => {
  const way = wayTo(from, to, mode)
  return way && { legs: way.legs.map(({ grams }) => grams), grams: way.grams }
}

describe('the five trips that docs/carbon.md works out on paper', () => {
  it('1. Paris to the volcanoes of Auvergne, by a train that was read', () => {
    const volcanoes = access({
      station: { name: 'Clermont-Ferrand', lat: 45.7785, lon: 3.1005 },
      approach: [bus(15, 30)],
      trains: [
        {
          city: 'paris',
          by_night: false,
          minutes: 255,
          changes: 0,
          km: { tgv: null, intercites: 420, ter: null },
          read_on: '2026-11-25',
        },
      ],
    })
    expect(gramsOf(PARIS, volcanoes, 'train')).toEqual({ legs: [15, 3772, 1836], grams: 11_246 })
    expect(wayTo(PARIS, volcanoes, 'train')).toMatchObject({ minutes: 280, changes: 0, timed_from: 'Paris' })
  })

  it('2. Lyon to the Vercors, by a TER that was read', () => {
    const vercors = access({
      approach: [bus(40, 78)],
      trains: [
        {
          city: 'lyon',
          by_night: false,
          minutes: 189,
          changes: 1,
          km: { tgv: null, intercites: null, ter: 129 },
          read_on: '2026-11-25',
        },
      ],
    })
    expect(gramsOf(LYON, vercors, 'train')).toEqual({ legs: [10, 3573, 4896], grams: 16_958 })
  })

  it('3. Rennes to the GR20, by an estimated train, a ferry and a shuttle', () => {
    const gr20 = access({
      station: { name: 'Marseille', lat: 43.3027, lon: 5.3806 },
      approach: [
        { mode: 'ferry', label: 'Ferry', km: 310, minutes: 690, is_measured: true },
        { mode: 'minibus', label: 'Navette', km: 25, minutes: 40, is_measured: true },
      ],
    })
    expect(gramsOf(RENNES, gr20, 'train')).toEqual({ legs: [10, 2216, 1527, 1954, 33_790, 1423], grams: 81_840 })
  })

  it('4. Lille to Annecy, by car: three in it, then alone', () => {
    const annecy = access({ meeting: { lat: 45.899, lon: 6.129 } })
    expect(gramsOf(LILLE, annecy, 'car_3')).toEqual({ legs: [56_521], grams: 113_042 })
    expect(gramsOf(LILLE, annecy, 'car_1')).toEqual({ legs: [169_562], grams: 339_124 })
  })

  it('5. Toulouse to Inverness, by plane', () => {
    const inverness = access({
      station: { name: 'Inverness', lat: 57.4801, lon: -4.2236 },
      airport: { name: 'Inverness', lat: 57.5425, lon: -4.0475, km: 15 },
    })
    expect(gramsOf(TOULOUSE, inverness, 'plane')).toEqual({ legs: [414, 311_589, 564], grams: 625_134 })
  })

  it('and the stay in the Vercors, the guide shared by a middling group', () => {
    const stay: Stay = {
      days: 5,
      nights: [
        { kind: 'camping', count: 3 },
        { kind: 'refuge', count: 1 },
      ],
      meals: [
        { kind: 'breakfast', count: 4 },
        { kind: 'vegetarian', count: 9 },
      ],
      transfers: [{ mode: 'minibus', label: 'Navette', km: 20, occupants: 8 }],
      guide_km: 60,
      travelers: 7,
    }
    const { lines, grams, per_day } = stayFigure({ stay, factors: FACTORS })
    expect(lines.map((line) => line.grams)).toEqual([4200, 1155, 1280, 7650, 569, 3992, 2827])
    expect([grams, per_day]).toEqual([21_673, 4335])
  })
})

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
      station: { name: 'Grenoble', lat: 45.1915, lon: 5.7145 },
      airport: { name: 'Grenoble', lat: 45.3629, lon: 5.3294, km: 45 },
    })
    expect(wayTo(PARIS, near, 'plane')).toBeUndefined()
    expect(wayTo(LILLE, near, 'plane')).toBeDefined()
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

describe('a car', () => {
  // Impact CO2 divides a car that is already of 1.6 people by those of the carpool: 55 g for two where a half is 114.
  it('is divided by its occupants once: as many shares as there are people make the whole vehicle', () => {
    fc.assert(
      fc.property(anyDoor, anyAccess, fc.constantFrom(2, 3, 4), (from, to, occupants) => {
        const options = { door: from, access: { ...to, approach: [] }, factors: FACTORS }
        const alone = carWay({ ...options, occupants: 1 })
        const shared = carWay({ ...options, occupants: occupants as 2 | 3 | 4 })
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

describe('a stay', () => {
  const stays: fc.Arbitrary<Stay> = fc.record({
    days: fc.integer({ min: 1, max: 15 }),
    nights: fc.array(
      fc.record({ kind: fc.constantFrom('hotel', 'refuge', 'boat'), count: fc.integer({ min: 1, max: 14 }) }),
      {
        maxLength: 3,
      },
    ),
    meals: fc.array(
      fc.record({ kind: fc.constantFrom('vegan', 'red_meat', 'breakfast'), count: fc.integer({ min: 1, max: 40 }) }),
      {
        maxLength: 3,
      },
    ),
    transfers: fc.array(
      fc.record({
        mode: fc.constantFrom('minibus', 'coach', 'walk'),
        label: fc.constant(''),
        km,
        occupants: fc.option(fc.integer({ min: 1, max: 9 })),
      }),
      { maxLength: 3 },
    ),
    guide_km: km,
    travelers: fc.integer({ min: 1, max: 12 }),
  }) as fc.Arbitrary<Stay>

  it('is the sum of its lines, its margin last and apart', () => {
    fc.assert(
      fc.property(stays, (stay) => {
        const { lines, grams, low, high } = stayFigure({ stay, factors: FACTORS })
        expect(grams).toBe(sum(lines, (line) => line.grams))
        expect(low).toBeLessThanOrEqual(grams)
        expect(high).toBeGreaterThanOrEqual(grams)
        expect(lines.slice(0, -1).every(({ kind }) => kind !== 'margin')).toBe(true)
        const before = sum(lines.slice(0, -1), (line) => line.grams)
        if (lines.length > 0) expect(lines.at(-1)?.grams).toBe(Math.round(before * 0.15))
      }),
    )
  })
})

it('names a figure by the method and the factors it was counted with', () => {
  expect(carbonVersion({ number: 31 })).toBe('3.31')
})
