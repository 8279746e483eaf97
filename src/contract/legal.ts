import type { LegalKind } from '@/domain/legal-documents'

/** What the settings say of who the agency is by law. */
export const LEGAL_FACTS = [
  'company',
  'form',
  'capital',
  'office',
  'register',
  'vat',
  'travel_register',
  'director',
  'email',
  'guarantor',
  'insurer',
  'mediator',
  'host',
] as const

/** Who the agency is by law; null for what was not filled in. */
export type LegalIdentity = Record<(typeof LEGAL_FACTS)[number], string | null> & { phone: string; phone_e164: string }

/** One published version of a text, without the text; `effective_on` is a day in Paris, `2026-11-01`. */
export type LegalVersion = {
  kind: LegalKind
  version: string
  effective_on: string
  state: 'coming' | 'in_force' | 'past'
}

/** A version with its text; heading ids begin with the anchor of its kind. */
export type LegalText = LegalVersion & {
  summary: string | null
  /** What changed since the version before it. */
  changes: string[]
  html: string
  headings: Array<{ id: string; text: string; level: number }>
}
