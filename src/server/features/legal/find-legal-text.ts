import type { LegalText, LegalVersion } from '@/contract/legal'
import { legalAnchor, type LegalKind } from '@/domain/legal-documents'
import { queryOne } from '@/server/platform/db/pool'
import { presentRichTextWithHeadings, type RichText } from '@/server/platform/payload/present-rich-text'
import { LEGAL_VERSION_COLUMNS } from './legal-version-columns'

const STATEMENT = /* sql */ `
  select ${LEGAL_VERSION_COLUMNS}, v.summary, coalesce(v.changes, '') as changes, v.body
  from legal_documents v
  where v.status = 'published' and v.kind = $2::enum_legal_documents_kind and v.version = $3`

type LegalRow = LegalVersion & { summary: string | null; changes: string; body: RichText }

/** A published version with its text, as of an instant; null for one that is not there or is a draft. */
export const findLegalText = async ({
  kind,
  version,
  at,
}: {
  kind: LegalKind
  version: string
  at: Date
}): Promise<LegalText | null> => {
  const row = await queryOne<LegalRow>(STATEMENT, [at.toISOString(), kind, version])
  if (!row) return null
  const { body, changes, ...told } = row
  return {
    ...told,
    changes: changes
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    ...presentRichTextWithHeadings({ data: body, prefix: legalAnchor(kind) }),
  }
}
