import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Expedition } from '@/contract/expeditions'
import type { Climb } from './climb'
import { estimatedClimb } from './estimated-climb'
import { writtenClimb } from './written-climb'

/** The climb of a journey whose hours were written, else of the way by train; null where neither end has a known altitude. */
export const climbOf = ({
  heights,
  journey,
  way,
  town,
}: {
  heights: ExpeditionCarbon['heights']
  journey: Expedition['journeys'][number] | undefined
  way: ExpeditionCarbon['ways'][number] | undefined
  town: string
}): Climb | null => {
  if (!heights || (heights.station.altitude === null && heights.trailhead.altitude === null)) return null
  if (journey) return writtenClimb({ heights, journey, toStation: way?.legs[0]?.minutes ?? 0 })
  return way?.mode === 'train' ? estimatedClimb({ heights, way, town }) : null
}
