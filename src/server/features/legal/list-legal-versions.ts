import type { LegalVersion } from '@/contract/legal'
import { query } from '@/server/platform/db/pool'
import { LEGAL_VERSION_COLUMNS } from './legal-version-columns'

/** Every published version of every text as of an instant, the latest first. */
export const listLegalVersions = (at: Date): Promise<LegalVersion[]> =>
  query<LegalVersion>(
    `select ${LEGAL_VERSION_COLUMNS} from legal_documents v where v.status = 'published'
     order by v.kind, effective_on desc, v.id desc`,
    [at.toISOString()],
  )
