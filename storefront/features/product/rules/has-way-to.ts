import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Expedition } from '@/contract/expeditions'

/** Whether something is told of the way to a trip. */
export const hasWayTo = (expedition: Expedition, carbon: ExpeditionCarbon | null): boolean =>
  expedition.journeys.length > 0 || expedition.meeting_point !== null || (carbon?.ways.length ?? 0) > 0
