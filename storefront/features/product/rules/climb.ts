import type { ExpeditionCarbon } from '@/contract/carbon'
import { formatNumber } from '@/domain/text/price'

/** A place on the way: when one is there, in minutes from the start, and how high it is where that is known. */
export type ClimbStop = {
  minute: number
  time: string
  place: string
  altitude: number | null
  /** The altitude as it is said, empty where it is not known. */
  height: string
  /** How long one waits there, empty where nobody changes. */
  change: string
}

/** What is between two stops: `ride` in a vehicle, `foot`, `wait` between two vehicles, `beyond` what follows the last hour. */
export type ClimbMove = {
  from: number
  to: number
  kind: 'ride' | 'foot' | 'wait' | 'beyond'
  /** What it is, the longest word first: the drawing takes the first that has room. */
  words: string[]
}

/** A way there as it climbs; `isWritten` says that its hours are those of trains, else they are estimated. */
export type Climb = { stops: ClimbStop[]; moves: ClimbMove[]; isWritten: boolean }

/** What is known of the heights between a door and a trip. */
export type Heights = NonNullable<ExpeditionCarbon['heights']>

/** A stop of which nothing but this is told. */
export const stopOf = (told: Pick<ClimbStop, 'minute' | 'time' | 'place'> & Partial<ClimbStop>): ClimbStop => ({
  altitude: null,
  height: '',
  change: '',
  ...told,
})

/** An altitude in metres, empty where it is not known. */
export const metres = (altitude: number | null): string => (altitude === null ? '' : `${formatNumber(altitude)}\u00a0m`)

/** The same of a city: it is as high as its main station, more or less. */
export const around = (altitude: number | null): string =>
  altitude === null ? '' : `vers ${metres(Math.round(altitude / 10) * 10)}`

/** Where the walking begins, once the last hour is over, unless one is met there. */
export const withTrailhead = ({
  stops,
  moves,
  heights: { trailhead },
  minute,
}: {
  stops: ClimbStop[]
  moves: ClimbMove[]
  heights: Heights
  minute: number
}): Pick<Climb, 'stops' | 'moves'> => {
  const last = stops.at(-1)
  if (trailhead.altitude === null || last?.altitude === trailhead.altitude) return { stops, moves }
  const start = stopOf({ minute, time: '', place: trailhead.name ?? 'Le départ à pied', altitude: trailhead.altitude })
  return {
    stops: [...stops, { ...start, height: metres(trailhead.altitude) }],
    moves: [...moves, { from: minute, to: minute, kind: 'beyond', words: [] }],
  }
}
