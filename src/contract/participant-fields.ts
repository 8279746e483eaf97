import { z } from 'zod'
import { cleanText } from '@/domain/plain-text'
import { SIZE_KINDS } from '@/domain/participant-sizes'
import { lineText, optionalName } from './free-text'

const text = (max: number) => lineText({ max }).nullable().default(null)
const name = (max?: number) => optionalName({ max }).nullable().default(null)

/** What is known of a traveler; anything may be completed later. Phones in E.164, sizes as typed. */
export const ParticipantDraft = z
  .object({
    first_name: name(),
    last_name: name(),
    /** `1990-02-28`; a cart keeps whatever was typed until then. */
    birth_date: text(10),
    email: text(254),
    phone: text(20),
    emergency_name: name(120),
    emergency_phone: text(20),
    diet: z.string().overwrite(cleanText).max(500).nullable().default(null),
    level: z.int().min(1).max(5).nullable().default(null),
    sizes: z.partialRecord(z.enum(SIZE_KINDS), lineText({ max: 20 })).default({}),
  })
  .meta({ id: 'ParticipantDraft' })
export type ParticipantDraft = z.infer<typeof ParticipantDraft>

/** A traveler of a reservation, with what is still missing (names of the fields). */
export const Participant = ParticipantDraft.extend({
  birth_date: z.iso.date().nullable(),
  position: z.int(),
  missing: z.array(z.string()),
  completeness: z.int().min(0).max(100),
}).meta({ id: 'Participant' })
export type Participant = z.infer<typeof Participant>
