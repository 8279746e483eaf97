import type { LegalKind } from '@/domain/legal/legal-documents'

/** SQL of the day in Paris on which a version takes effect. */
export const effectiveDay = (table: string): string => `(${table}.effective_on at time zone 'Europe/Paris')::date`

/**
 * SQL of the number of the version of a text that is in force at an instant, null without one: the last that took effect, from
 * midnight in Paris on. Both arguments are SQL.
 */
export const inForceId = ({ kind, at }: { kind: string; at: string }): string => `(
  select f.id from legal_documents f
  where f.kind = ${kind} and f.status = 'published' and ${effectiveDay('f')} <= (${at} at time zone 'Europe/Paris')::date
  order by ${effectiveDay('f')} desc, f.id desc limit 1)`

/** SQL of the name of the version in force now, null without one. */
export const versionInForce = (kind: LegalKind): string =>
  `(select v.version from legal_documents v where v.id = ${inForceId({ kind: `'${kind}'`, at: 'now()' })})`
