import type { Task } from 'graphile-worker'
import { otherEngine } from '../other-engine'

/** Gives the other engine its settings and the editors' synonyms. */
export const configureSearch: Task = async () => {
  await otherEngine()?.configure()
}
