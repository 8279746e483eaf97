import * as z from 'zod/mini'
import { defineRoute } from './define-route'
import { Hit } from './hit'

export const Selection = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    intro: z.string(),
    image: z.nullable(z.string()),
    expeditions: z.array(Hit),
  })
  .register(z.globalRegistry, {
    id: 'Selection',
    description: 'A thematic selection of the home page; `image` is the 640 px address or null.',
  })
export type Selection = z.infer<typeof Selection>

export const listSelections = defineRoute({
  method: 'get',
  path: '/v1/collections',
  group: 'Selections',
  auth: 'public',
  summary: 'Thematic selections of the home page',
  description: 'What the API calls collections: the thematic selections of the home page, in their order.',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  response: z.array(Selection),
})
