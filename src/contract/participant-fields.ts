import * as z from 'zod/mini'
import { SHORT_FORMS } from '@/domain/travelers/participant-profile'
import { PRIVATE_FIELDS } from '@/domain/accounts/private-fields'
import { SIZE_KINDS } from '@/domain/travelers/participant-sizes'
import { lineText, optionalName, plainText } from './free-text'

const text = (max: number) => z.nullable(lineText({ max }))
const name = (max?: number) => z.nullable(optionalName({ max }))

const FIELDS = {
  first_name: name(),
  last_name: name(),
  birth_date: text(10).check(z.describe('`1990-02-28`; a cart keeps whatever was typed until then.')),
  email: text(254),
  phone: text(20),
  emergency_name: name(120),
  emergency_phone: text(20),
  diet: z.nullable(plainText({ max: 500 })),
  level: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  sizes: z.partialRecord(z.enum(SIZE_KINDS), lineText({ max: 20 })),
}

export const ParticipantDraft = z.object(FIELDS).register(z.globalRegistry, {
  id: 'ParticipantDraft',
  description: 'The details of a traveler; each may be given later. Phones in E.164, sizes as typed, `level` out of 5.',
})
export type ParticipantDraft = z.infer<typeof ParticipantDraft>

export const ParticipantChange = z.partial(z.strictObject(FIELDS)).register(z.globalRegistry, {
  id: 'ParticipantChange',
  description:
    'Changes to a traveler. Null or an empty text clears a field, a missing field keeps its value; each size changes by itself. `level` is out of 5.',
})
export type ParticipantChange = z.infer<typeof ParticipantChange>

export const Participant = z
  .extend(ParticipantDraft, {
    birth_date: z.nullable(z.iso.date()),
    position: z.int(),
    /** Fields that the traveler gave by a private link: hidden here, read by the guide and the agency. Absent when there is none. */
    given_privately: z.optional(z.array(z.enum(PRIVATE_FIELDS))),
    short_form: z.optional(
      z.enum(SHORT_FORMS).register(z.globalRegistry, {
        description:
          'Of whom less is asked: a child has no phone and no level to give; one who is answered for by a guardian nobody to call either. Absent where everything is asked.',
      }),
    ),
    missing: z.array(z.string()),
    completeness: z.int().check(z.gte(0), z.lte(100)),
  })
  .register(z.globalRegistry, {
    id: 'Participant',
    description:
      'A traveler of a reservation, with the names of the fields still missing: `completeness` in percent, `level` out of 5.',
  })
export type Participant = z.infer<typeof Participant>
