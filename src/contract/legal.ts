import * as z from 'zod/mini'
import { LEGAL_DOCUMENTS } from '@/domain/legal/legal-documents'
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
    changes: z.array(z.string()).check(z.describe('What changed since the version before it.')),
    html: z.string(),
    headings: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        level: z.int().check(z.describe('The number of the HTML heading: 2 for `h2`.')),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'LegalText', description: 'One version of a legal text.' })
/** A version with its text; heading ids begin with the anchor of its kind. */
export type LegalText = z.infer<typeof LegalText>

export const getLegalText = defineRoute({
  method: 'get',
  path: '/v1/legal-texts/:kind/:version',
  group: 'Legal texts',
  auth: 'public',
  summary: 'A version of a legal text',
  description: "One published version of a legal text, with the agency's facts in it; 404 for any other.",
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  params: z.object({
    kind: Kind.check(z.meta({ description: 'Which text it is.', example: 'terms_of_sale' })),
    version: z
      .string()
      .check(
        z.maxLength(20),
        z.meta({ description: 'Its version, as orders and answers name it.', example: '2026-11' }),
      ),
  }),
  response: LegalText,
})
