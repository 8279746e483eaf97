import { relationId } from './relation-id'

/** The numbers of the trips that blocks name by hand, in order and once each. */
export const tripsNamed = (blocks: unknown): number[] => [
  ...new Set((Array.isArray(blocks) ? (blocks as unknown[]) : []).flatMap(tripsOf)),
]

const tripsOf = (block: unknown): number[] => {
  if (typeof block !== 'object' || block === null) return []
  const { source, expeditions } = block as { source?: unknown; expeditions?: unknown }
  if (source !== 'hand' || !Array.isArray(expeditions)) return []
  return (expeditions as unknown[]).map(relationId).filter((id) => id !== null)
}
