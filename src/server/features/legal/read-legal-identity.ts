import { LEGAL_FACTS, type LegalIdentity } from '@/contract/legal'
import { queryOne } from '@/server/platform/db/pool'

/** Columns of the settings `s` that hold these facts, by their names; null for what was not filled in. */
export const legalColumns = (facts: ReadonlyArray<(typeof LEGAL_FACTS)[number]>): string =>
  facts.map((fact) => `nullif(trim(s.legal_${fact}), '') as ${fact}`).join(', ')

const STATEMENT = /* sql */ `
  select s.phone, s.phone_e164, ${legalColumns(LEGAL_FACTS)}
  from site_settings s limit 1`

/** Who the agency is by law, as its settings say; null until someone saves them. */
export const readLegalIdentity = (): Promise<LegalIdentity | null> => queryOne<LegalIdentity>(STATEMENT)
