import { LEGAL_FACTS, type LegalIdentity } from '@/contract/legal'
import { queryOne } from '@/server/platform/db/pool'

const STATEMENT = /* sql */ `
  select s.phone, s.phone_e164, ${LEGAL_FACTS.map((fact) => `nullif(trim(s.legal_${fact}), '') as ${fact}`).join(', ')}
  from site_settings s limit 1`

/** Who the agency is by law, as its settings say; null until someone saves them. */
export const readLegalIdentity = (): Promise<LegalIdentity | null> => queryOne<LegalIdentity>(STATEMENT)
