import type { MeasuredTrain } from '@/domain/carbon/access'
import { MEASURED_CITIES, MEASURED_CITY_KEYS } from '@/domain/carbon/door'
import type { MealKind, NightKind, Stay } from '@/domain/carbon/stay'
import type { CatalogueExpedition } from './catalogue/catalogue-expedition'
import { AIRPORTS, DEMO_ACCESS, STATIONS } from './catalogue/trip-access'

/** The day on which the journeys of the demo were looked up. */
const READ_ON = '2026-11-25T12:00:00.000Z'

/** Lines that were measured, in kilometres: Paris to Clermont by Intercités, Lyon to Grenoble by TER. */
const MEASURED: Record<string, { city: MeasuredTrain['city']; intercites_km?: number; ter_km?: number }> = {
  'trail-sur-les-volcans-d-auvergne': { city: 'paris', intercites_km: 420 },
  'gravel-sur-les-routes-blanches-du-massif-central': { city: 'paris', intercites_km: 420 },
  'traversee-du-vercors-en-bivouac': { city: 'lyon', ter_km: 129 },
  'cani-rando-et-cani-kart-dans-le-vercors': { city: 'lyon', ter_km: 129 },
}

const NIGHTS: Record<string, NightKind> = {
  Auberge: 'hostel',
  Refuge: 'refuge',
  Cabane: 'refuge',
  Gîte: 'rental',
  'Gîte d’étape': 'rental',
  'Gîte communal': 'rental',
  Chalet: 'rental',
  Bivouac: 'camping',
  Tente: 'camping',
  'Cabane de branches': 'camping',
  Bateau: 'boat',
  'Chez l’habitant': 'guesthouse',
  Hôtel: 'hotel',
}

/** Where the way goes on by sea after the meeting point, in kilometres there and back. */
const SAILED: Record<string, number> = {
  'le-laugavegur-et-l-islande-par-la-mer': 3_000,
  'les-glaciers-du-vatnajokull-a-ski': 3_000,
}
const SHUTTLES_KM = 40
const SHUTTLE_OCCUPANTS = 8
const GUIDE_KM = 80

/** How one gets to a trip of the demo and what one has there, as the staff would tell it. */
export const demoCarbon = (expedition: CatalogueExpedition) => ({
  access: accessOf(expedition),
  stay: stayOf(expedition),
  carbon_read_on: READ_ON,
})

const accessOf = (expedition: CatalogueExpedition) => {
  const known = DEMO_ACCESS[expedition.slug]
  if (!known) throw new Error(`${expedition.slug} has no way there.`)
  const [station_name, latitude, longitude, station_altitude] = STATIONS[known.station]
  const [airport_name, airport_latitude, airport_longitude, airport_km] = known.airport
    ? AIRPORTS[known.airport]
    : [null, null, null, null]
  return {
    ...{ station_name, station_altitude, latitude, longitude },
    approach: known.approach.map(([mode, label, km]) => ({ mode, label, km, minutes: null, is_measured: false })),
    trains: expedition.journeys.flatMap((journey) => trainOf(expedition.slug, journey)),
    ...{ airport_name, airport_latitude, airport_longitude, airport_km },
  }
}

const trainOf = (slug: string, { city: name, duration, legs }: CatalogueExpedition['journeys'][number]) => {
  const city = MEASURED_CITY_KEYS.find((key) => MEASURED_CITIES[key].name === name)
  const minutes = minutesOf(duration)
  if (city === undefined || minutes === null) return []
  const { city: measured, ...km } = MEASURED[slug] ?? {}
  return [
    {
      city,
      minutes,
      // The last line of a journey is where one is met.
      changes: Math.max(0, legs.length - 2),
      read_on: READ_ON,
      by_night: legs[0]?.note.startsWith('Train de nuit') ?? false,
      ...(measured === city && km),
    },
  ]
}

/** Minutes of a duration as the demo writes it, « 4 h 33 » or « 49 min »; null for another. */
export const minutesOf = (duration: string): number | null => {
  const [, hours, minutes] = /^(\d+)\sh(?:\s(\d+))?/.exec(duration) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes ?? 0)
  const [, alone] = /^(\d+)\smin/.exec(duration) ?? []
  return alone === undefined ? null : Number(alone)
}

const stayOf = ({ slug, programme }: CatalogueExpedition) => {
  const sail = SAILED[slug]
  return {
    nights: tally(programme.flatMap(({ night }) => (night ? [nightOf(night)] : []))),
    meals: tally(programme.flatMap(mealsOf)),
    transfers: [
      { mode: 'minibus' as const, label: 'Navettes du séjour', km: SHUTTLES_KM, occupants: SHUTTLE_OCCUPANTS },
      ...(sail
        ? [{ mode: 'ferry' as const, label: 'Hirtshals – Seyðisfjörður et retour', km: sail, occupants: null }]
        : []),
    ] satisfies Stay['transfers'],
    guide_km: GUIDE_KM,
  }
}

const nightOf = (night: string): NightKind => NIGHTS[night] ?? 'hostel'

/** Lunches and what is cooked outside are vegetarian, dinners under a roof have some white meat. */
const mealsOf = ({ meals, night }: CatalogueExpedition['programme'][number]): MealKind[] => {
  const said = meals.toLowerCase()
  const dinner = night !== undefined && nightOf(night) !== 'camping' ? 'white_meat' : 'vegetarian'
  return [
    ...(said.includes('petit déjeuner') ? (['breakfast'] as const) : []),
    ...(said.includes('midi') ? (['vegetarian'] as const) : []),
    ...(said.includes('dîner') ? ([dinner] as const) : []),
  ]
}

const tally = <Kind extends string>(kinds: Kind[]): Array<{ kind: Kind; count: number }> =>
  [...new Set(kinds)].map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
