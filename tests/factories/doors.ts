import { FACTORS } from './factors'
import type { StatedLeg, TripAccess } from '@/domain/carbon/access'
import { MEASURED_CITIES, type Door } from '@/domain/carbon/door'
import { tripFigure } from '@/domain/carbon/trip-figure'
import type { WayMode } from '@/domain/carbon/way'

export const bus = (km: number, minutes: number | null = null): StatedLeg => ({
  mode: 'bus',
  label: 'Bus',
  km,
  minutes,
  is_measured: true,
})

export const access = (given: Partial<TripAccess>): TripAccess => ({
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
export const LYON = door(
  { code: '69123', ...MEASURED_CITIES.lyon },
  { name: 'Lyon Part-Dieu', lat: 45.7606, lon: 4.8596 },
)
export const RENNES = door({ code: '35238', ...MEASURED_CITIES.rennes }, { name: 'Rennes', lat: 48.1035, lon: -1.6724 })
export const LILLE = door(
  { code: '59350', ...MEASURED_CITIES.lille },
  { name: 'Lille Flandres', lat: 50.6365, lon: 3.0708 },
)
export const TOULOUSE = door(
  { code: '31555', ...MEASURED_CITIES.toulouse },
  { name: 'Toulouse Matabiau', lat: 43.6111, lon: 1.4537 },
)

export const wayTo = (from: Door, to: TripAccess, mode: WayMode) =>
  tripFigure({ trip: { access: to, stay: null }, door: from, factors: FACTORS }).ways.find((way) => way.mode === mode)

export const gramsOf = (from: Door, to: TripAccess, mode: WayMode) => {
  const way = wayTo(from, to, mode)
  return way && { legs: way.legs.map(({ grams }) => grams), grams: way.grams }
}
