import type { Expedition } from '@/contract/expeditions'
import { MEASURED_CITIES } from '@/domain/carbon/door'
import { formatMinutes } from '@/domain/carbon/figure-words'
import {
  around,
  metres,
  stopOf,
  withTrailhead,
  type Climb,
  type ClimbMove,
  type ClimbStop,
  type Heights,
} from './climb'
import { rideMinutes } from './ride-minutes'

type Journey = Expedition['journeys'][number]
type Leg = Journey['legs'][number]

type Options = {
  heights: Heights
  journey: Journey
  /** Minutes to the station, 0 where nobody counted them. */
  toStation: number
}

/** The climb of a journey whose hours were written; null where one of them is no hour. */
export const writtenClimb = ({ heights, journey: { legs }, toStation }: Options): Climb | null => {
  const hours = legs.flatMap(({ time }) => clockMinutes(time) ?? [])
  if (legs.length < 2 || hours.length < legs.length) return null
  const stops: ClimbStop[] = []
  const moves: ClimbMove[] = []
  if (toStation > 0) {
    stops.push(stopOf({ minute: 0, time: '', place: 'Chez toi', altitude: heights.town }))
    moves.push({ from: 0, to: toStation, kind: 'foot', words: [formatMinutes(toStation)] })
  }
  let minute = toStation
  for (const [index, leg] of legs.entries()) {
    const before = legs[index - 1]
    const gap = ((hours[index] ?? 0) - (hours[index - 1] ?? hours[index] ?? 0) + DAY) % DAY
    // At the last, one is met: what is left of the time is no change.
    const ridden = heights.keeps_paris_time && index < legs.length - 1 ? ridesFor({ before, gap }) : gap
    if (before) moves.push(...movesTo({ before, from: minute, ridden, gap }))
    minute += gap
    const change = ridden < gap ? waitWords(gap - ridden) : ''
    stops.push({ ...stopOf({ minute, time: leg.time, place: leg.place, ...knownHeight(leg.place, heights) }), change })
  }
  return { ...withTrailhead({ stops, moves, heights, minute }), isWritten: true }
}

/** How much of the time between two hours the ride takes: all of it where its note tells nothing shorter. */
const ridesFor = ({ before, gap }: { before: Leg | undefined; gap: number }): number => {
  const told = before && rideMinutes(before.note)
  return told && told < gap ? told : gap
}

/** The ride that a leg notes, and the wait that is left. */
const movesTo = ({
  before,
  from,
  ridden,
  gap,
}: {
  before: Leg
  from: number
  ridden: number
  gap: number
}): ClimbMove[] => {
  const kind = /à pied/iu.test(before.note) ? 'foot' : 'ride'
  const ride: ClimbMove = { from, to: from + ridden, kind, words: wordsOf(before.note) }
  return ridden < gap ? [ride, { from: from + ridden, to: from + gap, kind: 'wait', words: [] }] : [ride]
}

const DAY = 24 * 60

/** Minutes of `7 h 42`; null for what is no hour. */
const clockMinutes = (time: string): number | null => {
  const [, hours, minutes] = /^(\d{1,2})\s*h\s*(\d{2})?$/u.exec(time.trim()) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes ?? 0)
}

/** Longer than three hours, one does more than change. */
const waitWords = (minutes: number): string =>
  `${formatMinutes(minutes)} ${minutes > 180 ? 'sur place' : 'pour changer'}`

/** The whole note, its vehicle with its minutes, its minutes alone. */
const wordsOf = (note: string): string[] => {
  const minutes = rideMinutes(note)
  if (minutes === null) return [note]
  const [vehicle = ''] = note.split(/\s(?:vers|direct|par|pour|jusqu|le long|puis)/u)
  const said = formatMinutes(minutes)
  return vehicle.includes(',') ? [note, said] : [note, `${vehicle}, ${said}`, said]
}

/** What is known of the height of a place that a journey names. */
const knownHeight = (place: string, { station, trailhead }: Heights): Pick<ClimbStop, 'altitude' | 'height'> => {
  const isAt = (name: string) => place === name || place.startsWith(`${name} `) || place.startsWith(`${name},`)
  const exact =
    trailhead.name !== null && isAt(trailhead.name) ? trailhead.altitude : isAt(station.name) ? station.altitude : null
  if (exact !== null) return { altitude: exact, height: metres(exact) }
  const city = Object.values(MEASURED_CITIES).find(({ name }) => isAt(name))
  return city ? { altitude: city.altitude, height: around(city.altitude) } : { altitude: null, height: '' }
}
