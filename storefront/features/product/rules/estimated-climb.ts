import type { ExpeditionCarbon } from '@/contract/carbon'
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

type Way = ExpeditionCarbon['ways'][number]

/** The climb of a way by train whose hours nobody wrote: one train as far as the station, then the stretches that were told. */
export const estimatedClimb = ({ heights, way, town }: { heights: Heights; way: Way; town: string }): Climb | null => {
  const { station, trailhead, legs_after } = heights
  const [start, ...others] = way.legs
  if (!start) return null
  const onwards = legs_after > 0 ? others.slice(-legs_after) : []
  const onwardMinutes = onwards.reduce((total, { minutes }) => total + minutes, 0)
  // What the hours from door to meeting point leave for the train.
  const ridden = Math.max(0, way.minutes - start.minutes - onwardMinutes)
  const towards = start.minutes + ridden
  const stops: ClimbStop[] = [
    stopOf({ minute: 0, time: '', place: town, altitude: heights.town, height: around(heights.town) }),
    stopOf({
      minute: start.minutes,
      time: after(start.minutes),
      place: start.label.split(', ').slice(1).join(', '),
    }),
  ]
  const moves: ClimbMove[] = [{ from: 0, to: start.minutes, kind: 'foot', words: [] }]
  if (ridden > 0) {
    const said = `Train, ${formatMinutes(toFive(ridden))}`
    moves.push({ from: start.minutes, to: towards, kind: 'ride', words: [said] })
    stops.push(
      stopOf({
        minute: towards,
        time: after(towards),
        place: station.name,
        altitude: station.altitude,
        height: metres(station.altitude),
      }),
    )
  }
  let minute = towards
  for (const [index, leg] of onwards.entries()) {
    moves.push({
      from: minute,
      to: minute + leg.minutes,
      kind: 'ride',
      words: [`${leg.label}, ${formatMinutes(toFive(leg.minutes))}`, formatMinutes(toFive(leg.minutes))],
    })
    minute += leg.minutes
    const isLast = index === onwards.length - 1
    stops.push(
      isLast
        ? stopOf({
            minute,
            time: after(way.minutes),
            place: trailhead.name ?? 'Le rendez-vous',
            altitude: trailhead.altitude,
            height: metres(trailhead.altitude),
          })
        : stopOf({ minute, time: '', place: '' }),
    )
  }
  return { ...withTrailhead({ stops, moves, heights, minute }), isWritten: false }
}

/** So long after one left home: no train was looked up that would give an hour. */
const after = (minutes: number): string => `après ${formatMinutes(toFive(minutes))}`

/** An estimate is told to five minutes. */
const toFive = (minutes: number): number => Math.ceil(minutes / 5) * 5
