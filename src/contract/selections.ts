import * as z from 'zod/mini'
import { defineRoute } from './define-route'
import { Hit } from './hit'

/** A thematic selection of the home page; `image` is the 640 px address or null. */
export const Selection = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    intro: z.string(),
    image: z.nullable(z.string()),
    expeditions: z.array(Hit),
  })
  .register(z.globalRegistry, { id: 'Selection' })
export type Selection = z.infer<typeof Selection>

/** What the API calls collections: the thematic selections of the home page, in their order. */
export const listSelections = defineRoute({
  method: 'get',
  path: '/v1/collections',
  group: 'Sélections',
  auth: 'public',
  summary: 'Thematic selections of the home page',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  response: z.array(Selection),
})
