import type { LegalText, LegalVersion } from '@/contract/legal'
import { legalAnchor, type LegalKind } from '@/domain/legal/legal-documents'
import { fillLegalPlaceholders, type LegalPlaceholderFacts } from '@/domain/legal/legal-placeholders'
import { queryOne } from '@/server/platform/db/pool'
import {
  presentRichTextLines,
  presentRichTextWithHeadings,
  type RichText,
  type RichTextLine,
} from '@/server/platform/payload/present-rich-text'
import { versionInForce } from './in-force'
import { LEGAL_VERSION_COLUMNS } from './legal-version-columns'
import { readLegalIdentity } from './read-legal-identity'

const STATEMENT = /* sql */ `
  select ${LEGAL_VERSION_COLUMNS}, v.summary, coalesce(v.changes, '') as changes, v.body
  from legal_documents v
  where v.status = 'published' and v.kind = $2::enum_legal_documents_kind and v.version = $3`

type LegalRow = LegalVersion & { summary: string | null; changes: string; body: RichText }

/** A published version with its text and the agency's facts in it, as of an instant; null for one that is not there or is a draft. */
export const findLegalText = async ({
  kind,
  version,
  at,
}: {
  kind: LegalKind
  version: string
  at: Date
}): Promise<LegalText | null> => {
  const row = await findVersion({ kind, version, at })
  if (!row) return null
  const { body, changes, ...told } = row
  const data = fillTexts({ node: body, facts: (await readLegalIdentity()) ?? {} })
  return {
    ...told,
    changes: changes
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    ...presentRichTextWithHeadings({ data, prefix: legalAnchor(kind) }),
  }
}

/** A published version as lines for paper, with the given facts in it; null for one that is not there or is a draft. */
export const findLegalLines = async ({
  facts,
  ...version
}: {
  kind: LegalKind
  version: string
  facts: LegalPlaceholderFacts
}): Promise<RichTextLine[] | null> => {
  const row = await findVersion({ ...version, at: new Date() })
  return row && presentRichTextLines(fillTexts({ node: row.body, facts }))
}

/** The version of a text that is in force now, with its text; null without one. */
export const findLegalTextInForce = async (kind: LegalKind): Promise<LegalText | null> => {
  const row = await queryOne<{ version: string | null }>(`select ${versionInForce(kind)} as version`)
  return row?.version ? findLegalText({ kind, version: row.version, at: new Date() }) : null
}

const findVersion = ({ kind, version, at }: { kind: LegalKind; version: string; at: Date }) =>
  queryOne<LegalRow>(STATEMENT, [at.toISOString(), kind, version])

type Node = { text?: unknown; children?: unknown[] }

/** Before the text is made HTML, which escapes what the settings hold like what was typed. */
const fillTexts = ({ node, facts }: { node: RichText; facts: LegalPlaceholderFacts }): RichText => {
  const fill = (one: unknown): unknown => {
    const { text, children, ...rest } = one as Node
    return {
      ...rest,
      ...(typeof text === 'string' && { text: fillLegalPlaceholders({ text, facts }) }),
      ...(children && { children: children.map(fill) }),
    }
  }
  return { ...node, root: fill(node.root) as RichText['root'] }
}
