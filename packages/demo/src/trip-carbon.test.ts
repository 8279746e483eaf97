import { describe, expect, it } from 'vitest'
import { FACTORS } from '../../../tests/factories/factors'
import { PARIS } from '@/domain/carbon/door'
import { tripFigure } from '@/domain/carbon/trip-figure'
import { EXPEDITIONS } from './catalogue/expeditions'
import { demoCarbon, minutesOf } from './trip-carbon'

const figureOf = (expedition: (typeof EXPEDITIONS)[number]) => {
  const { access, stay } = demoCarbon(expedition)
  const { station_name: name, latitude: lat, longitude: lon } = access
  const [start] = expedition.route
  return tripFigure({
    door: PARIS,
    factors: FACTORS,
    trip: {
      access: {
        station: { name, lat, lon },
        approach: access.approach,
        trains: access.trains.map(({ city, by_night, minutes, changes, read_on, ...km }) => ({
          ...{ city, by_night, minutes, changes, read_on },
          km: { tgv: null, intercites: km.intercites_km ?? null, ter: km.ter_km ?? null },
        })),
        meeting: start ? { lat: start.lat, lon: start.lng } : null,
        airport: null,
      },
      stay: { ...stay, days: expedition.days, travelers: 8 },
    },
  })
}

describe('the trips of the demo', () => {
  it.each(EXPEDITIONS.map((expedition) => [expedition.slug, expedition] as const))(
    '%s is wholly told: it has a train, and less by train than alone in a car',
    (_slug, expedition) => {
      const { ways, stay } = figureOf(expedition)
      const by = (mode: string) => ways.find((way) => way.mode === mode)
      expect(by('train')?.grams).toBeGreaterThan(0)
      expect(by('train')?.grams).toBeLessThan(by('car_1')?.grams ?? 0)
      expect(stay?.grams).toBeGreaterThan(1000)
    },
  )

  it.each([
    ['4 h 33', 273],
    ['3 h', 180],
    ['66 h, trois nuits à bord', 3960],
    ['49 min', 49],
    ['4\u00a0h\u00a033', 273],
    ['la veille', null],
  ])('reads « %s »', (duration, minutes) => {
    expect(minutesOf(duration)).toBe(minutes)
  })
})
