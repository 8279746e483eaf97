import type { Point } from '@/domain/carbon/distance'
import { queryOne } from '@/server/platform/db/pool'

/** Where a station of that name is, accents, hyphens and « Gare de » forgiven: the most served of those that begin so. Null for none. */
export const findStation = (name: string): Promise<Point | null> =>
  queryOne<Point>(
    /* sql */ `
    with asked as (select ${folded('$1')} as name)
    select s.lat, s.lon from stations s, asked
    where asked.name <> '' and starts_with(${folded('s.name')}, asked.name)
    order by ${folded('s.name')} <> asked.name, s.weight desc, s.id limit 1`,
    [name.replace(/^gare (?:de |d’|d'|du |des )?/i, '')],
  )

/** SQL of a name as stations are compared: without case, accents, hyphens and apostrophes. */
export const folded = (text: string): string => `lower(unaccent(translate(${text}, '-’''()', '    ')))`
