import * as z from 'zod/mini'
import { LEGAL_DOCUMENTS } from '@/domain/legal-documents'
import { defineRoute } from './define-route'

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

const Kind = z.enum(LEGAL_DOCUMENTS.map(({ kind }) => kind))

const LegalVersion = z.object({
  kind: Kind,
  version: z.string(),
  effective_on: z.iso.date(),
  state: z.enum(['coming', 'in_force', 'past']),
})
/** One published version of a text, without the text; `effective_on` is a day in Paris, `2026-11-01`. */
export type LegalVersion = z.infer<typeof LegalVersion>

const LegalText = z
  .extend(LegalVersion, {
    summary: z.nullable(z.string()),
    /** What changed since the version before it. */
    changes: z.array(z.string()),
    html: z.string(),
    headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
  })
  .register(z.globalRegistry, { id: 'LegalText' })
/** A version with its text; heading ids begin with the anchor of its kind. */
export type LegalText = z.infer<typeof LegalText>

/** One published version of a legal text, with the agency's facts in it; 404 for any other. */
export const getLegalText = defineRoute({
  method: 'get',
  path: '/v1/legal-texts/:kind/:version',
  group: 'Textes légaux',
  auth: 'public',
  summary: 'A version of a legal text',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  params: z.object({ kind: Kind, version: z.string().check(z.maxLength(20)) }),
  response: LegalText,
})
