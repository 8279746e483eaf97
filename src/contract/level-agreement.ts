import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'

const Answers = { too_easy: z.int(), right: z.int(), too_hard: z.int() }

const LevelAgreement = z.object({
  /** By the level that the trip has today; those that nobody answered for are left out. */
  levels: z.array(z.object({ level: z.int(), ...Answers })),
  /** By trip, those with the most answers that differ first. */
  trips: z.array(z.object({ id: z.int(), name: z.string(), level: z.nullable(z.int()), ...Answers })),
})
export type LevelAgreement = z.infer<typeof LevelAgreement>

/** How trips felt to who made them, by level and by trip: counts of answers, and nobody's name. */
export const getLevelAgreement = definePanelRoute({
  method: 'get',
  path: '/reviews/level-agreement',
  auth: 'staff',
  response: LevelAgreement,
})
