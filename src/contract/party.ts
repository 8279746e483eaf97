import * as z from 'zod/mini'
import { ADULT_AGE } from '@/domain/seats/party-ages'

export const LevelNotice = z
  .object({ version: z.string(), gaps: z.array(z.object({ position: z.int(), level: z.int() })) })
  .register(z.globalRegistry, {
    id: 'LevelNotice',
    description:
      'Travelers far below what the trip asks, by their places and levels, and the version of the warning that one accepts with it.',
  })

export type LevelNotice = z.infer<typeof LevelNotice>

/** What a contract keeps of that warning: also what the trip asked on that day. */
export const KeptLevelNotice = z.extend(LevelNotice, { demand: z.int() })

export type KeptLevelNotice = z.infer<typeof KeptLevelNotice>

/** Whole years on the first day of the departure; 18 for any adult. */
export const Age = z.int().check(z.gte(0), z.lte(ADULT_AGE))

export const Party = z
  .object({
    ages: z
      .array(z.nullable(Age))
      .check(z.describe('By the date of birth where it is known, otherwise the age given; null until one is known.')),
    needs_ages: z.boolean().check(z.describe('Whether an order has to tell every age.')),
    child_fare: z
      .nullable(z.object({ price: z.number(), max_age: z.int() }))
      .check(z.describe('What children pay, in euros, and up to which age; null where everybody pays the same.')),
    refusal: z
      .nullable(
        z.object({ reason: z.enum(['too_young', 'too_old', 'no_adult']), message: z.string(), way_out: z.string() }),
      )
      .check(z.describe("Why this party can't be ordered, with what to do instead; null when it can.")),
  })
  .register(z.globalRegistry, {
    id: 'Party',
    description: 'Who comes by age, place by place, and what follows from it.',
  })
