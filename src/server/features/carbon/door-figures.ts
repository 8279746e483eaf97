import { MEASURED_CITY_KEYS, type Door } from '@/domain/carbon/door'
import { DETOUR, EARTH_RADIUS_KM, unitVector } from '@/domain/carbon/distance'
import { CHANGE_MINUTES, SAME_STATION_KM, TRAIN_CLASSES } from '@/domain/carbon/train-legs'
import { isReadFrom, stationFactor, stationStart } from '@/domain/carbon/train-way'
import { FACTORS_IN_FORCE } from './read-factors'

/** Puts a value in a statement and answers its name there: a parameter, or the value written out. */
export type Put = (value: unknown, type: string) => string

/** Writes values out, for statements without parameters; of the code's own numbers and names alone. */
export const written: Put = (value, type) => `'${String(value).replaceAll("'", "''")}'::${type}`

type Counting = { door: Door; put: Put }

/** The CTE `counted_with`, one row that every way from this door is counted with: `doorMarks` and `doorFigures` stand after it. */
export const doorFactors = ({ door, put }: Counting): string => /* sql */ `
  factors_in_force as materialized (select key, value_mg from (${FACTORS_IN_FORCE}) f),
  counted_with as materialized (
    select k.*, ${STRETCHES.map(({ place }) => `${gramsBefore(place)} as before_${String(place)}`).join(', ')}
    from (
      select (select (value_mg * ${put(stationStart(door)?.km ?? 0, 'int')} + 500) / 1000 from factors_in_force where key = '${stationFactor(door)}') as start_g,
        ${TRAIN_CLASSES.map(({ factor }) => `(select value_mg from factors_in_force where key = '${factor}') as ${factor}`).join(', ')}
    ) k
  )`

/** What trips are ordered and filtered by. */
export type DoorMark = 'total_g' | 'day_g' | 'minutes'

/**
 * The CTE `door_marks`: of every trip that is wholly told its number `id` and these marks, by train from this door and back: grams
 * per person, the same per day, minutes one way. What is not asked is not counted: all trips are gone through.
 */
export const doorMarks = ({ door, put, marks }: Counting & { marks: DoorMark[] }): string => /* sql */ `
  door_marks as materialized (
    select ${['id', ...marks.map((mark) => (mark === 'day_g' ? '(total_g * 2 + days) / (2 * days) as day_g' : mark))].join(', ')}
    from (select id, days, trip_g + stay_g as total_g, minutes from (${counted({ door, put })}) f) f
  )`

/**
 * The CTE `door_figures`: of the trips whose numbers `among` has (SQL of an array; all by default), as far as they are wholly told, by
 * train from this door and back, `trip_g`, `stay_g` and `total_g` in grams per person, `minutes` one way with whether they were
 * read, and `changes`. The same arithmetic as `trainWay`, which `door-figures.int.test.ts` compares to the gram and the minute.
 */
export const doorFigures = ({ door, put, among }: Counting & { among?: string }): string => /* sql */ `
  door_figures as materialized (
    select id, trip_g, stay_g, trip_g + stay_g as total_g, minutes, is_timed, changes
    from (${counted({ door, put, among })} offset 0) f
  )`

const counted = ({ door, put, among }: Counting & { among?: string }): string => {
  const start = stationStart(door)
  if (!start || !door.station) return NONE
  const [x, y, z] = unitVector(door.station).map((part) => put(part, 'float8'))
  // `offset 0` has the distance counted once.
  return /* sql */ `
    select w.expedition_id as id, w.days, w.stay_g, w.read_minutes is not null as is_timed, w.changes,
      2 * (c.start_g + coalesce(w.read_g, ${GRAMS}) + w.after_g) as trip_g,
      (${put(start.minutes, 'int')} + coalesce(w.read_minutes, ${MINUTES} + w.after_minutes) + 4) / 5 * 5 as minutes
    from (
      select d.*, case when crow < ${String(SAME_STATION_KM)} then 0 else floor(crow * ${String(DETOUR.train)} + 0.5)::int end as km
      from (
        select t.*, ${readFrom(door)},
          ${String(EARTH_RADIUS_KM)} * acos(least(1, greatest(-1, t.x * ${x ?? ''} + t.y * ${y ?? ''} + t.z * ${z ?? ''}))) as crow
        from trip_doors t ${among === undefined ? '' : `where t.expedition_id = any(${among})`} offset 0
      ) d offset 0
    ) w cross join counted_with c`
}

/** What somebody read of the train from the city that the town is, or is next to. */
const readFrom = (door: Door): string => {
  const place = MEASURED_CITY_KEYS.findIndex((city) => isReadFrom(door, { city })) + 1
  const read = (column: string) => (place === 0 ? 'null::int' : `t.${column}[${String(place)}]`)
  return `${read('train_g')} as read_g, ${read('train_minutes')} as read_minutes, ${read('train_changes')} as changes, ${read('train_rides')} as rides`
}

const NONE = `select null::int as id, null::int as days, null::int as stay_g, null::boolean as is_timed, null::int as changes,
  null::int as trip_g, null::int as minutes where false`

/** The classes of a way by train, with the kilometres that each begins and ends at. */
const STRETCHES = TRAIN_CLASSES.map((one, place) => ({
  ...one,
  place,
  fromKm: place === 0 ? 0 : (TRAIN_CLASSES[place - 1]?.upToKm ?? 0),
}))

/** SQL of the grams of the classes before that one, each of them whole. */
const gramsBefore = (place: number): string =>
  STRETCHES.slice(0, place)
    .map(({ factor, fromKm, upToKm }) => `(${String(upToKm - fromKm)} * ${factor} + 500) / 1000`)
    .join(' + ') || '0'

/** Minutes of the classes before that one, each of them whole, and of the changes up to it. */
const minutesBefore = (place: number): number =>
  STRETCHES.slice(0, place).reduce(
    (sum, { fromKm, upToKm, kmPerHour }) => sum + Math.ceil(((upToKm - fromKm) * 60) / kmPerHour) + CHANGE_MINUTES,
    0,
  )

// Of a way `w` the last class alone is counted, in whole numbers: twice as fast over all trips as each class by itself.
const byLastClass = (sqlOf: (stretch: (typeof STRETCHES)[number]) => string): string => {
  const cases = STRETCHES.map((one) =>
    one.upToKm === Infinity ? `else ${sqlOf(one)}` : `when w.km <= ${String(one.upToKm)} then ${sqlOf(one)}`,
  )
  return `case ${cases.join(' ')} end`
}

/** Of one train, of two, or of as many as there are classes: `trainClasses` says why. */
const GRAMS = byLastClass(({ place, factor, fromKm }) => {
  const beyond = (km: number) => `((w.km - ${String(km)}) * c.${factor} + 500) / 1000`
  const all = `c.before_${String(place)} + ${beyond(fromKm)}`
  return place === 0
    ? all
    : `(case w.rides when 1 then ${beyond(0)} when 2 then c.before_1 + ${beyond(TRAIN_CLASSES[0].upToKm)} else ${all} end)`
})

const MINUTES = byLastClass(
  ({ place, fromKm, kmPerHour }) =>
    `${String(minutesBefore(place))} + ((w.km - ${String(fromKm)}) * 60 + ${String(kmPerHour - 1)}) / ${String(kmPerHour)}`,
)

/** SQL of the figure of a card `f`, as `HitCarbon` says it. */
export const figureJson = (name: string): string => /* sql */ `
  json_build_object('from', ${name}, 'trip_g', f.trip_g, 'stay_g', f.stay_g, 'minutes', f.minutes, 'is_timed', f.is_timed, 'changes', f.changes)`
