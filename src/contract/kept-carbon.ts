import * as z from 'zod/mini'
import { WAY_MODES } from '@/domain/carbon/way'
import { TOWN_CODE } from '@/domain/places/town'

/** INSEE's number of a town, as `38185`. */
export const PlaceCode = z.string().check(z.regex(TOWN_CODE))

export const LeavingFrom = z
  .object({ code: z.string(), name: z.string(), is_default: z.boolean() })
  .register(z.globalRegistry, {
    id: 'LeavingFrom',
    description: 'The town that figures are counted from; Paris by default, said so.',
  })
export type LeavingFrom = z.infer<typeof LeavingFrom>

/** Grams of CO₂e per person, with the least and the most that they may be. */
export const GramsRange = z.object({ grams: z.int(), low: z.int(), high: z.int() })

export const KeptCarbon = z
  .object({
    from: LeavingFrom,
    version: z.string().check(z.describe('The method and the number of the factors on the day of the order.')),
    mode: z.enum(WAY_MODES),
    minutes: z.int().check(z.describe('From door to meeting point, one way.')),
    trip: GramsRange,
    stay: GramsRange,
  })
  .register(z.globalRegistry, {
    id: 'KeptCarbon',
    description:
      'What a trip emits per person, as a contract keeps it, in grams of CO₂e: the way there and back by its first way, and the stay.',
  })
export type KeptCarbon = z.infer<typeof KeptCarbon>
