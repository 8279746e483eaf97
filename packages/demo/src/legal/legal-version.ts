import type { ChangeTerms } from '@/domain/changes/contract-change'
import type { LegalKind } from '@/domain/legal/legal-documents'
import type { TextBlock } from '../rich-text'

type ChangeFigures = Omit<ChangeTerms, 'version'>

/** A version of a text as the demo has it; an agency has its own counsel read it before it publishes any. */
export type LegalVersionText = {
  kind: LegalKind
  version: string
  /** The day it takes effect, `2026-11-01`. */
  day: string
  summary: string
  /** One change a line, since the version before. */
  changes?: readonly string[]
  /** The figures of the text on changes of a contract. */
  change_terms?: ChangeFigures
  body: readonly TextBlock[]
}
