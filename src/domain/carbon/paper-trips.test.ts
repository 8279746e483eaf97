import { describe, expect, it } from 'vitest'
import { FACTORS } from '../../../tests/factories/factors'
import { access, bus, gramsOf, LILLE, LYON, RENNES, TOULOUSE, wayTo } from '../../../tests/factories/doors'
import { PARIS } from './door'
import { carbonVersion } from './factor'
import { stayFigure, type Stay } from './stay'

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
    expect(gramsOf(LYON, vercors, 'train')).toEqual({ legs: [10, 3573, 1504], grams: 10_174 })
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

it('names a figure by the method and the factors it was counted with', () => {
  expect(carbonVersion({ number: 31 })).toBe('4.31')
})
