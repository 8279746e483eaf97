import type { LegalIdentity } from '@/contract/legal'
import { findLegalLines } from '@/server/features/legal/find-legal-text'
import { inForceId } from '@/server/features/legal/in-force'
import { readLegalIdentity } from '@/server/features/legal/read-legal-identity'
import { queryOne } from '@/server/platform/db/pool'
import type { RichTextLine } from '@/server/platform/payload/present-rich-text'

/** What the contract of a booking says beyond its summary (Code du tourisme, R211-6). */
export type ContractFacts = {
  /** Null: the departure takes place whoever comes. */
  min_participants: number | null
  days: Array<{ title: string; text: string; night: string | null; meals: string | null }>
  included: string[]
  not_included: string[]
  agency: LegalIdentity | null
  /** The conditions that were accepted, or for a sale by phone those in force on its day; null without any. */
  terms: { version: string; lines: RichTextLine[] } | null
}

type Row = Omit<ContractFacts, 'agency' | 'terms'> & { terms_version: string | null }

const listOf = (table: string): string =>
  `coalesce((select json_agg(x.text order by x._order) from ${table} x where x._parent_id = e.id), '[]'::json)`

const STATEMENT = /* sql */ `
  select nullif(e.group_min, 0)::int as min_participants,
    coalesce((select json_agg(json_build_object('title', y.title, 'text', y.text, 'night', y.night, 'meals', y.meals)
      order by y._order) from expeditions_days y where y._parent_id = e.id), '[]'::json) as days,
    ${listOf('expeditions_included')} as included, ${listOf('expeditions_not_included')} as not_included,
    coalesce(r.terms_version, (select v.version from legal_documents v
      where v.id = ${inForceId({ kind: `'terms_of_sale'`, at: 'r.created_at' })})) as terms_version
  from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
  where r.id = $1`

/** The facts of a booking's contract; an error for a booking that is not there. */
export const readContract = async (reservationId: number): Promise<ContractFacts> => {
  const row = await queryOne<Row>(STATEMENT, [reservationId])
  if (!row) throw new Error(`No reservation ${String(reservationId)} to write a contract for.`)
  const { terms_version: version, ...facts } = row
  const lines = version === null ? null : await findLegalLines({ kind: 'terms_of_sale', version })
  return {
    ...facts,
    agency: await readLegalIdentity(),
    terms: version !== null && lines ? { version, lines } : null,
  }
}
