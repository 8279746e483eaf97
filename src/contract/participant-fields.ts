import { z } from 'zod'
import { SIZE_KINDS } from '@/domain/participant-sizes'

const text = (max: number) => z.string().trim().max(max).nullable().default(null)

/** What is known of a traveler; anything may be completed later. Phones in E.164, sizes as typed. */
export const ParticipantDraft = z
  .object({
    first_name: text(80),
    last_name: text(80),
    /** `1990-02-28`; a cart keeps whatever was typed until then. */
    birth_date: text(10),
    email: text(254),
    phone: text(20),
    emergency_name: text(120),
    emergency_phone: text(20),
    diet: text(500),
    level: z.int().min(1).max(5).nullable().default(null),
    sizes: z.partialRecord(z.enum(SIZE_KINDS), z.string().trim().max(20)).default({}),
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
