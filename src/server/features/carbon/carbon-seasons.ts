import { calendarDayInParis } from '@/domain/days/calendar-day'
import { carbonBySeason, perimeterOf, type CarbonMonth, type CarbonSeason } from '@/domain/carbon/season'
import { toCsv } from '@/domain/text/to-csv'
import { query } from '@/server/platform/db/pool'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'

// Each contract counts as many times as it has travelers.
const gramsOf = (part: 'trip' | 'stay', name: 'grams' | 'low' | 'high'): string =>
  `(r.contract #>> '{carbon,${part},${name}}')::float8 * r.travelers_count`
const sumOf = (grams: string): string => `coalesce(sum(${grams}), 0)::float8`
const IS_KEPT = `jsonb_typeof(r.contract -> 'carbon') = 'object'`

const MONTHS = /* sql */ `
  select to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM') as month,
    sum(r.travelers_count)::int as travelers,
    coalesce(sum(r.travelers_count) filter (where ${IS_KEPT}), 0)::int as counted,
    coalesce(sum(r.travelers_count) filter (where (r.contract #>> '{carbon,from,is_default}')::boolean), 0)::int as from_paris,
    ${sumOf(gramsOf('trip', 'grams'))} as way_g, ${sumOf(gramsOf('stay', 'grams'))} as stay_g,
    ${sumOf(`${gramsOf('trip', 'low')} + ${gramsOf('stay', 'low')}`)} as low_g,
    ${sumOf(`${gramsOf('trip', 'high')} + ${gramsOf('stay', 'high')}`)} as high_g
  from reservations r join departures d on d.id = r.departure_id
  where ${NOT_CANCELED_TEXT.r} group by 1`

/** What the bookings that stand emit by traveler on average, by season of their departures, the last first. */
export const readCarbonSeasons = async (): Promise<CarbonSeason[]> => carbonBySeason(await query<CarbonMonth>(MONTHS))

const HEAD = [
  ...['Saison', 'Premier mois', 'Dernier mois', 'Voyageurs', 'Comptés', 'Comptés depuis Paris'],
  ...['Trajet aller-retour, kg CO₂e', 'Séjour, kg CO₂e', 'En tout, kg CO₂e', 'Au moins', 'Au plus', 'Périmètre'],
]

/** The same as a file for a spreadsheet, in kilograms by traveler. */
export const exportCarbonSeasons = async (): Promise<{ filename: string; content: string }> => {
  const seasons = await readCarbonSeasons()
  return {
    filename: `carbone-par-saison-${calendarDayInParis(new Date())}.csv`,
    content: toCsv([
      HEAD,
      ...seasons.map((season) => [
        ...[season.label, season.from, season.to, season.travelers, season.counted, season.from_paris],
        ...figuresOf(season.average),
        perimeterOf(season),
      ]),
    ]),
  }
}

const figuresOf = (average: CarbonSeason['average']): Array<string | null> =>
  average === null
    ? [null, null, null, null, null]
    : [average.way_g, average.stay_g, average.way_g + average.stay_g, average.low_g, average.high_g].map(kilograms)

const kilograms = (grams: number): string => (grams / 1000).toFixed(1).replace('.', ',')
