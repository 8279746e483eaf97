import * as z from 'zod/mini'
import { OWN_LEVEL } from './catalogue-addresses'
import { OWN_LEVEL_REMOVAL, OWN_LEVEL_SAVE } from './page-addresses'
import { defineRoute } from './define-route'
import { lineText } from './free-text'

const group = 'Accounts'

const Level = z.int().check(z.gte(0), z.lte(5))
const Version = lineText({ max: 20 })

/** The place of the choice made, by the question's id, null for a question that was passed. */
const Answers = z.record(z.string().check(z.maxLength(64)), z.nullable(Level))

export const OwnLevel = z
  .object({
    saved: z.nullable(
      z.object({
        version: z.string(),
        answers: z.record(z.string(), z.nullable(z.int())),
        levels: z.array(
          z.object({ family: z.string(), title: z.string(), level: Level.check(z.describe('Out of 5.')) }),
        ),
        saved_at: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, {
    id: 'OwnLevel',
    description:
      'The level kept in the profile, by the version of the quiz it was found with; `saved` is null without one.',
  })

export const getOwnLevel = defineRoute({
  ...OWN_LEVEL,
  group,
  auth: 'user',
  summary: 'Own level, in each family of activities',
  description: 'The level that the user saved.',
  response: OwnLevel,
})

export const saveOwnLevel = defineRoute({
  ...OWN_LEVEL_SAVE,
  group,
  auth: 'user',
  summary: 'Save one’s level',
  description:
    'Saves the answers to a published version of the level quiz, in place of those before; the levels are found by that version. 409 for another version, 422 for an answer that it does not have.',
  body: z.strictObject({ version: Version, answers: Answers }),
  response: OwnLevel,
})

export const forgetOwnLevel = defineRoute({
  ...OWN_LEVEL_REMOVAL,
  group,
  auth: 'user',
  summary: 'Forget one’s level',
  description: 'Forgets it; what was not saved changes nothing.',
  response: OwnLevel,
})
