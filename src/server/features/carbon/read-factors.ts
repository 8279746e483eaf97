import type { CarbonFactors } from '@/contract/carbon'
import { FACTOR_KEYS, type Factor, type Factors, carbonVersion } from '@/domain/carbon/factor'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { query } from '@/server/platform/db/pool'
import { executeOnPool } from '@/server/platform/db/query-statement'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** SQL of the rows in force today, one a key: the last to begin, and of those the last written. */
export const FACTORS_IN_FORCE = /* sql */ `
  select distinct on (key) * from emission_factors where effective_from <= ${TODAY_TEXT}
  order by key, effective_from desc, id desc`

/** SQL of the number of the factors in force: as many rows as ever began. No row begins in the past, so it names them. */
export const FACTORS_NUMBER = `(select count(*)::int from emission_factors where effective_from <= ${TODAY_TEXT})`

/** A factor with the number of the set that it is read in. */
export type FactorRow = Factor & { number: number }

/** The factors in force today. */
export const readFactors = async (execute: Transaction['execute'] = executeOnPool): Promise<Factors> => {
  const { rows } = await execute<FactorRow>(sql`
      select id, key, label, unit, value_mg as mg, low_mg, high_mg, source, version, ${sql.raw(FACTORS_NUMBER)} as number
      from (${sql.raw(FACTORS_IN_FORCE)}) f`)
  return factorsOf(rows)
}

/** Those rows as a set; throws where one that the method counts with is missing. */
export const factorsOf = (rows: FactorRow[]): Factors => {
  const of = Object.fromEntries(rows.map(({ number: _, ...factor }) => [factor.key, factor]))
  const missing = FACTOR_KEYS.filter((key) => !(key in of))
  if (missing.length > 0) throw new Error(`No factor is in force for ${missing.join(', ')}.`)
  // Each key was just looked for.
  return { number: rows[0]?.number ?? 0, of: of as Factors['of'] }
}

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
