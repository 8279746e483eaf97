import type { Hit, HitCarbon } from '@/contract/hit'
import type { Door } from '@/domain/carbon/door'
import { doorFigures, figureJson } from '@/server/features/carbon/door-figures'
import { query } from '@/server/platform/db/pool'
import { binder } from './postgres/binder'

/** Cards with their figures from a door, for those that another engine found. */
export const countFromDoor = async ({ door, hits }: { door: Door; hits: Hit[] }): Promise<Hit[]> => {
  if (hits.length === 0) return hits
  const { values, bind } = binder()
  const ids = hits.map(({ id }) => id)
  const rows = await query<{ id: number; carbon: HitCarbon }>(
    /* sql */ `
    with ${doorFigures({ door, put: bind })}
    select f.id, ${figureJson(bind(door.name, 'text'))} as carbon from door_figures f where f.id = any(${bind(ids, 'int[]')})`,
    values,
  )
  const figures = new Map(rows.map(({ id, carbon }) => [id, carbon]))
  return hits.map((hit) => ({ ...hit, carbon: figures.get(hit.id) ?? null }))
}
