import { LEGAL_FACTS } from '@/contract/legal'
import { inForceId } from '@/server/features/legal/in-force'
import { legalColumns } from '@/server/features/legal/read-legal-identity'
import { changeTermsSql } from './change-terms'

const listOf = (table: string): string =>
  `coalesce((select jsonb_agg(x.text order by x._order) from ${table} x where x._parent_id = e.id), '[]')`

/**
 * SQL of what the contract of a departure is made of, as JSON: its programme, what its price holds, its minimum, who the agency
 * is, and the conditions. `departure`, `termsVersion` and `at` are SQL; without a version the one in force at that instant is
 * taken, as by phone, where nothing is ticked.
 */
export const contractSql = ({
  departure,
  termsVersion,
  at,
}: {
  departure: string
  termsVersion: string
  at: string
}): string => `(
  select jsonb_build_object(
    'min_participants', own.min_participants::int,
    'days', coalesce((select jsonb_agg(jsonb_build_object('title', y.title, 'text', y.text, 'night', y.night, 'meals', y.meals)
      order by y._order) from expeditions_days y where y._parent_id = e.id), '[]'),
    'included', ${listOf('expeditions_included')},
    'not_included', ${listOf('expeditions_not_included')},
    'agency', (select to_jsonb(a) from (select s.phone, s.phone_e164, ${legalColumns(LEGAL_FACTS)}
      from site_settings s limit 1) a),
    'changes', ${changeTermsSql(at)},
    'terms_version', coalesce(${termsVersion}, (select v.version from legal_documents v
      where v.id = ${inForceId({ kind: `'terms_of_sale'`, at })})))
  from departures own join expeditions e on e.id = own.expedition_id where own.id = ${departure})`
