import type { CarbonFactors } from '@/contract/carbon'
import { carbonVersion } from '@/domain/carbon/factor'
import { query } from '@/server/platform/db/pool'
import { FACTORS_IN_FORCE, FACTORS_NUMBER } from './read-factors'

type Row = CarbonFactors['factors'][number] & { number: number }

/** Every factor there ever was or is to be, in the order of the method, the newest of each first: nobody's name among them. */
export const listFactors = async (): Promise<CarbonFactors> => {
  const rows = await query<Row>(/* sql */ `
    select f.key, f.label, f.note, f.unit, f.value_mg as mg, f.low_mg, f.high_mg, f.source, f.version, f.reason,
      to_char(f.read_on, 'YYYY-MM-DD') as read_on, to_char(f.effective_from, 'YYYY-MM-DD') as effective_from,
      f.id in (select id from (${FACTORS_IN_FORCE}) i) as is_in_force, ${FACTORS_NUMBER} as number
    from emission_factors f
    order by min(f.id) over (partition by f.key), f.effective_from desc, f.id desc`)
  return {
    version: carbonVersion({ number: rows[0]?.number ?? 0 }),
    factors: rows.map(({ number: _, ...factor }) => factor),
  }
}
