import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Departure, Expedition } from '@/contract/expeditions'
import type { Comparison } from '@/domain/catalogue/comparison'
import { formatChanges, formatKg, formatKgRange, formatMinutes } from '@/domain/carbon/figure-words'
import { formatDays, formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatNumber, formatPrice } from '@/domain/text/price'

type Compared =
  | 'id'
  | 'slug'
  | 'name'
  | 'photos'
  | 'min_price'
  | 'duration_days'
  | 'countries'
  | 'group_min'
  | 'group_max'
  | 'level'
  | 'totals'
  | 'programme'
  | 'activity_types'
  | 'accommodation_types'
  | 'meeting_point'
  | 'station'
  | 'guide'
  | 'rating'
  | 'review_count'

/** A trip to stand beside others. */
export type ComparedTrip = {
  expedition: Pick<Expedition, Compared>
  carbon: ExpeditionCarbon | null
  departures: Array<Pick<Departure, 'departure_start' | 'departure_end' | 'available_count' | 'sales_closed'>>
}

export type ComparisonCell = {
  text: string
  note?: string | undefined
  /** The lowest of its row, or the highest where the row says so. */
  isMarked?: boolean
  /** In percent of the row's widest end: the figure, and how wrong it may be. */
  bar?: { value: number; low: number; high: number }
}
export type ComparisonRow = { label: string; note?: string; cells: ComparisonCell[]; isSame: boolean }
export type ComparisonSection = { title: string; rows: ComparisonRow[] }

const UNTOLD: ComparisonCell = { text: 'non précisé' }

/** The departures that are looked for; all of those to come where nothing is said. */
export type AskedDates = Pick<Comparison, 'start' | 'end' | 'travelers'>

type Sections = { trips: ComparedTrip[]; from: string; asked?: AskedDates }

/** What sets trips apart, subject by subject; a row that says the same of all is told so. */
export const comparisonSections = ({ trips, from, asked = {} }: Sections): ComparisonSection[] => [
  { title: 'L’essentiel', rows: essentials(trips) },
  { title: 'Le corps', rows: effort(trips) },
  { title: 'Le trajet et le carbone', rows: carbonRows({ trips, from }) },
  { title: 'Sur place', rows: onSite(trips) },
  { title: 'Quand, et ce qu’on en dit', rows: departuresAndReviews({ trips, asked }) },
]

const row = (label: string, cells: ComparisonCell[], note?: string): ComparisonRow => ({
  label,
  ...(note !== undefined && { note }),
  cells,
  isSame: cells.length > 1 && new Set(cells.map(({ text, note: more }) => `${text} ${more ?? ''}`)).size === 1,
})

/** A row of words, by trip. */
const words = (
  label: string,
  trips: ComparedTrip[],
  say: (trip: ComparedTrip) => string | null,
  note?: string,
): ComparisonRow =>
  row(
    label,
    trips.map((trip) => {
      const text = say(trip)
      return text ? { text } : UNTOLD
    }),
    note,
  )

type Measured = { value: number | null; cell: ComparisonCell }

/** A row of figures, whose lowest is marked: highest where the row says so, none where all are the same. A cell without a figure says why. */
const measures = ({
  label,
  note,
  found,
  marks = 'lowest',
}: {
  label: string
  note?: string
  found: Measured[]
  marks?: 'lowest' | 'highest'
}): ComparisonRow => {
  const values = found.flatMap(({ value }) => (value === null ? [] : [value]))
  const best = marks === 'lowest' ? Math.min(...values) : Math.max(...values)
  const isTold = new Set(values).size > 1
  return row(
    label,
    found.map(({ value, cell }) => (value === null ? cell : { ...cell, isMarked: isTold && value === best })),
    note,
  )
}

const essentials = (trips: ComparedTrip[]): ComparisonRow[] => [
  words('Durée', trips, ({ expedition }) => formatCount(expedition.duration_days, 'jour')),
  words('Pays', trips, ({ expedition }) => expedition.countries.map(({ name }) => name).join(', ')),
  measures({
    label: 'Prix par personne',
    note: 'à partir de',
    found: trips.map(({ expedition: { min_price: price } }) => ({ value: price, cell: { text: formatPrice(price) } })),
  }),
  measures({
    label: 'Prix par jour',
    found: trips.map(({ expedition: { min_price: price, duration_days: days } }) => {
      const perDay = Math.round(price / days)
      return { value: perDay, cell: { text: formatPrice(perDay) } }
    }),
  }),
  words('Groupe', trips, ({ expedition: { group_min: fewest, group_max: most } }) =>
    most === null ? null : `${fewest === null ? 'jusqu’à ' : `${String(fewest)} à `}${formatCount(most, 'personne')}`,
  ),
]

const effort = (trips: ComparedTrip[]): ComparisonRow[] => [
  words('Niveau', trips, ({ expedition }) => `${String(expedition.level.level_number)}/5`),
  words('Effort par jour', trips, ({ expedition: { totals } }) => {
    const { hours_min: least, hours_max: most } = totals
    if (most === 0) return null
    const [fewest, longest] = [least, most].map((hours) => formatMinutes(Math.round(hours * 60)))
    return least === most ? (longest ?? null) : `${fewest ?? ''} à ${longest ?? ''}`
  }),
  measures({
    label: 'Montée au plus',
    note: 'sur une journée',
    found: trips.map(({ expedition }) => {
      const most = Math.max(0, ...expedition.programme.map(({ ascent_m: ascent }) => ascent ?? 0))
      return most === 0
        ? { value: null, cell: UNTOLD }
        : { value: most, cell: { text: `${formatNumber(most)}\u00a0m` } }
    }),
  }),
]

const carbonRows = ({ trips, from }: { trips: ComparedTrip[]; from: string }): ComparisonRow[] => {
  const totals = trips.map(({ carbon }) => carbon?.total ?? null)
  const widest = Math.max(1, ...totals.map((total) => total?.high ?? 0))
  const share = (grams: number) => Math.round((grams / widest) * 1000) / 10
  return [
    measures({
      label: `En train depuis ${from}`,
      note: 'de porte à porte, l’aller',
      found: trips.map(({ carbon }) => {
        const [way] = carbon?.ways ?? []
        if (!way) return { value: null, cell: UNTOLD }
        const note = (way.timed_from !== null && formatChanges(way.changes)) || 'estimé'
        return { value: way.minutes, cell: { text: formatMinutes(way.minutes), note } }
      }),
    }),
    measures({
      label: 'kg CO₂e, porte à porte',
      note: `depuis ${from}, aller-retour, par personne, séjour compris`,
      found: totals.map((total) =>
        total
          ? {
              value: total.grams,
              cell: {
                text: formatKg(total.grams),
                note: formatKgRange(total),
                bar: { value: share(total.grams), low: share(total.low), high: share(total.high) },
              },
            }
          : { value: null, cell: UNTOLD },
      ),
    }),
    words('dont le trajet aller-retour', trips, ({ carbon }) => {
      const [way] = carbon?.ways ?? []
      return way ? formatKg(way.grams) : null
    }),
    words('Le même en avion', trips, ({ carbon }) => {
      if (!carbon?.total) return null
      const plane = carbon.ways.find(({ mode }) => mode === 'plane')
      return plane && carbon.stay ? formatKg(plane.grams + carbon.stay.grams) : 'pas de vol utile'
    }),
  ]
}

const onSite = (trips: ComparedTrip[]): ComparisonRow[] => [
  words('Activités', trips, ({ expedition }) => expedition.activity_types.map(({ name }) => name).join(', ')),
  words('Nuits', trips, ({ expedition }) => expedition.accommodation_types.map(({ name }) => name).join(', ')),
  words('Rendez-vous', trips, ({ expedition }) => expedition.meeting_point ?? expedition.station),
  words('Guide', trips, ({ expedition }) => expedition.guide?.full_name ?? null),
]

/** The departures of a trip that have seats for who asks, at the dates asked. */
export const openDepartures = ({
  departures,
  asked: { start = '', end, travelers = 1 },
}: Pick<ComparedTrip, 'departures'> & { asked: AskedDates }) =>
  departures.filter(
    (one) =>
      !one.sales_closed &&
      one.available_count >= travelers &&
      one.departure_start >= start &&
      (end === undefined || one.departure_end <= end),
  )

const departuresAndReviews = ({ trips, asked }: { trips: ComparedTrip[]; asked: AskedDates }): ComparisonRow[] => [
  words(
    'Prochains départs',
    trips,
    ({ departures }) => {
      const open = openDepartures({ departures, asked })
      if (open.length === 0) return describeAsked(asked) ? 'aucun' : 'pas de place en ce moment'
      return open
        .slice(0, 2)
        .map((one) => `${formatShortDate(one.departure_start)}, ${formatCount(one.available_count, 'place')}`)
        .join('\u00a0; ')
    },
    describeAsked(asked),
  ),
  measures({
    label: 'Avis',
    marks: 'highest',
    found: trips.map(({ expedition: { rating, review_count: count } }) => ({
      value: rating,
      cell:
        rating === null
          ? { text: 'pas encore d’avis' }
          : {
              text: `${String(Math.round(rating * 10) / 10).replace('.', ',')}/5`,
              note: formatCount(count, 'avis', 'avis'),
            },
    })),
  }),
]

/** « du 1er au 31 mai 2027, pour 3 »; undefined where nothing is asked. */
const describeAsked = ({ start, end, travelers }: AskedDates): string | undefined => {
  const dates = [
    ...(start && end ? [formatDays({ start, end })] : []),
    ...(start && !end ? [`à partir du ${formatShortDate(start)}`] : []),
    ...(end && !start ? [`avant le ${formatShortDate(end)}`] : []),
  ]
  const parts = [...dates, ...(travelers ? [`pour ${formatCount(travelers, 'personne')}`] : [])]
  return parts.length > 0 ? parts.join(', ') : undefined
}
