import { inForceId } from '@/server/features/legal/in-force'

/**
 * SQL of what the text on changes of a contract fixes, as JSON, in the version in force at an instant; null without one. A
 * contract keeps that of its day. `at` is SQL.
 */
export const changeTermsSql = (at: string): string => `(
  select jsonb_build_object('version', t.version, 'fuel_percent', t.change_terms_fuel_percent,
    'taxes_percent', t.change_terms_taxes_percent, 'currency_percent', t.change_terms_currency_percent,
    'answer_days', t.change_terms_answer_days, 'silence', t.change_terms_silence)
  from legal_documents t where t.id = ${inForceId({ kind: `'contract_changes'`, at })})`
