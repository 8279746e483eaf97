import * as z from 'zod/mini'
import { TOWN_CODE } from '@/domain/places/town'
import { OWN_TOWN } from './catalogue-addresses'
import { OWN_TOWN_REMOVAL, OWN_TOWN_SAVE } from './page-addresses'
import { defineRoute } from './define-route'

const group = 'Accounts'

export const OwnTown = z
  .object({ saved: z.nullable(z.object({ code: z.string(), name: z.string(), label: z.string() })) })
  .register(z.globalRegistry, {
    id: 'OwnTown',
    description: 'The town kept in the profile; `saved` is null without one.',
  })

export const getOwnTown = defineRoute({
  ...OWN_TOWN,
  group,
  auth: 'user',
  summary: 'Own town',
  description: 'The town that the user saved to travel from.',
  response: OwnTown,
})

export const saveOwnTown = defineRoute({
  ...OWN_TOWN_SAVE,
  group,
  auth: 'user',
  summary: 'Save one’s town',
  description: "Saves a town of France, by INSEE's code, in place of the one before; 422 for a code that no town has.",
  body: z.strictObject({ code: z.string().check(z.regex(TOWN_CODE)) }),
  response: OwnTown,
})

export const forgetOwnTown = defineRoute({
  ...OWN_TOWN_REMOVAL,
  group,
  auth: 'user',
  summary: 'Forget one’s town',
  description: 'Forgets it; what was not saved changes nothing.',
  response: OwnTown,
})
