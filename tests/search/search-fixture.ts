import type { Payload } from 'payload'
import { query } from '@/server/platform/db/pool'
import { readDocuments } from '@/server/features/search/read-documents'
import type { SearchDocument } from '@/server/features/search/search-document'
import { toRichText } from '@lagopede/demo/rich-text'
import { createReference } from '../factories/bulk-catalogue'
import { createDeparture, inDays } from '../factories/departure'
import { createExpedition } from '../factories/expedition'

type Trip = {
  name: string
  countries: string[]
  activities: string[]
  type?: 'adult' | 'kids' | 'family' | 'basecamp'
  days?: number
  level?: number
  eco?: number
  euros?: number
  rank?: number
  rate?: number
  region?: string
  text?: string
  /** Longitude and latitude of its first point. */
  from?: [number, number]
  /** First days, from today, with the seats left; those that are sure to leave say so. */
  departures?: Array<[day: number, seats: number, status?: 'confirmed']>
}

const TRIPS: Trip[] = [
  {
    ...{ name: 'Traversée du Vercors', countries: ['France'], activities: ['Trek', 'Bivouac'], region: 'Vercors' },
    ...{ days: 5, level: 3, eco: 5, euros: 480, rank: 1, rate: 5, departures: [[20, 8]], from: [5.53, 45.03] },
  },
  {
    ...{ name: 'Les îles de Bréhat', countries: ['France'], activities: ['Kayak de mer'], region: 'Côtes-d’Armor' },
    ...{
      days: 3,
      level: 2,
      eco: 5,
      euros: 420,
      rank: 2,
      rate: 4,
      departures: [[25, 2, 'confirmed']],
      from: [-3, 48.85],
    },
  },
  {
    ...{ name: 'Sommets des Lofoten', countries: ['Norvège'], activities: ['Ski de randonnée', 'Kayak de mer'] },
    ...{ days: 9, level: 4, eco: 3, euros: 1650, rate: 5, departures: [[40, 6, 'confirmed']] },
  },
  {
    ...{ name: 'Kayak et fjords', countries: ['Norvège', 'Suède'], activities: ['Kayak de mer', 'Bivouac'] },
    ...{ days: 8, level: 3, eco: 3, euros: 1400, rank: 3, departures: [[60, 4]] },
  },
  {
    ...{ name: 'Chiens de traîneau sous les aurores', countries: ['Finlande'], activities: ['Chiens de traîneau'] },
    ...{ days: 6, level: 2, eco: 2, euros: 1900, rate: 4, region: 'Laponie finlandaise', departures: [[90, 8]] },
  },
  {
    ...{ name: 'Premiers pas en montagne', countries: ['France'], activities: ['Randonnée'], type: 'family' },
    ...{ days: 2, level: 1, eco: 5, euros: 250, rank: 4, departures: [[20, 1]] },
  },
  {
    ...{ name: 'Base camp en Chartreuse', countries: ['France'], activities: ['Randonnée', 'VTT'], type: 'basecamp' },
    ...{ days: 4, level: 2, eco: 4, euros: 390, departures: [[120, 10]], from: [5.76, 45.37] },
  },
  {
    ...{ name: 'Petits trappeurs', countries: ['France'], activities: ['Raquettes à neige'], type: 'kids' },
    ...{ days: 5, level: 1, eco: 4, euros: 560 },
  },
  {
    ...{ name: 'Via ferrata des Dolomites', countries: ['Italie'], activities: ['Via ferrata', 'Trek'] },
    ...{ days: 7, level: 4, eco: 4, euros: 980, rate: 3, text: 'On dort en refuge, à cheval sur l’arête.' },
  },
  {
    ...{ name: 'Haute route glacière', countries: ['France', 'Suisse'], activities: ['Ski de randonnée'] },
    ...{ days: 7, level: 5, eco: 4, euros: 1290, rank: 5, text: 'Un équipement d’alpinisme est prêté.' },
    region: 'Pays des trails',
  },
  {
    ...{ name: 'Cheval en Camargue', countries: ['France'], activities: ['Equitation'], days: 3, level: 1, eco: 4 },
    ...{ euros: 610, departures: [[26, 8]] },
  },
  {
    ...{ name: 'Loch Ness & Highlands', countries: ['Écosse'], activities: ['Gravel'], days: 8, level: 3, eco: 2 },
    ...{ euros: 1100 },
  },
  { name: 'Yoga au bord du lac', countries: ['France'], activities: ['Yoga', 'Paddle'], days: 3, euros: 420, level: 1 },
  { name: '100 % nature', countries: ['Espagne'], activities: ['Observation de la faune'], days: 4, euros: 700 },
]

const idsByName = async (table: string): Promise<Map<string, number>> =>
  new Map(
    (await query<{ id: number; name: string }>(`select id, name from ${table}`)).map(({ id, name }) => [name, id]),
  )

/** Publishes the fourteen trips that the suite asks for, and answers their documents. */
export const createSearchFixture = async (payload: Payload): Promise<SearchDocument[]> => {
  await createReference()
  const [countries, activities] = await Promise.all([idsByName('countries'), idsByName('activities')])
  const numbers = (names: string[], among: Map<string, number>) => names.map((name) => among.get(name) ?? 0)
  const ids: number[] = []
  for (const trip of TRIPS) {
    const { id } = await createExpedition(payload, {
      ...PLAIN,
      ...columnsOf(trip),
      countries: numbers(trip.countries, countries),
      activities: numbers(trip.activities, activities),
    })
    await createSurroundings({ payload, trip, id })
    ids.push(id)
  }
  const groups = [
    ['poney', 'cheval'],
    ['vélo tout terrain', 'VTT'],
  ]
  for (const [group, terms] of groups.entries()) {
    await query(
      `with synonym as (insert into search_synonyms (title) values ($1) returning id)
       insert into search_synonyms_terms (_order, _parent_id, id, text)
       select ord, synonym.id, gen_random_uuid(), term from synonym, unnest($2::text[]) with ordinality t (term, ord)`,
      [String(group), terms],
    )
  }
  await query(
    `with selection as (
       insert into selections (title, slug, is_published) values ('En famille', 'en-famille', true), ('Brouillon', 'brouillon', false)
       returning id
     )
     insert into selections_rels ("order", parent_id, path, expeditions_id)
     select 1, selection.id, 'expeditions', e.id from selection, expeditions e where e.name = any($1)`,
    [SELECTED],
  )
  return readDocuments(ids)
}

/** What the selection « en-famille » holds. */
const SELECTED = ['Premiers pas en montagne', 'Petits trappeurs']

const PLAIN = { duration_days: 3, level: 2, eco_rating: 4, tagline: 'Une sortie.' }

const columnsOf = ({
  name,
  type,
  days,
  level,
  eco,
  euros = 500,
  rank,
  region,
  from,
  text = 'Rien de plus.',
}: Trip) => ({
  name,
  ...(type && { expedition_type: type, age_min_child: 6 }),
  ...(days && { duration_days: days }),
  ...(level && { level }),
  ...(eco && { eco_rating: eco }),
  price_cents: euros * 100,
  carousel_rank: rank,
  region,
  ...(from && {
    route: [
      [...from, 800],
      [from[0] + 0.1, from[1], 900],
    ],
  }),
  description: toRichText([text]),
})

const createSurroundings = async ({ payload, trip, id }: { payload: Payload; trip: Trip; id: number }) => {
  for (const [day, capacity, status] of trip.departures ?? []) {
    const departure_end = inDays(day + (trip.days ?? 3) - 1)
    await createDeparture(payload, { expedition: id, departure_start: inDays(day), departure_end, capacity, status })
  }
  if (!trip.rate) return
  const review = { expedition: id, first_name: 'Inès', text: 'Bien.', rate: trip.rate, status: 'published' as const }
  await payload.create({ collection: 'reviews', data: review })
}
