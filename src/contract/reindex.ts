import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'

/** The last time that the index of the search was built anew: what was done, of how many. */
const ReindexRun = z.object({
  id: z.int(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.int(),
  total: z.int(),
  error: z.nullable(z.string()),
})
export type ReindexRun = z.infer<typeof ReindexRun>

const response = z.object({ run: z.nullable(ReindexRun) })

/** How far the last run is, or null before the first. */
export const getReindexRun = definePanelRoute({
  method: 'get',
  path: '/search-synonyms/reindex',
  auth: 'staff',
  response,
})

/** Has the index built anew, unless that is under way; answers the run. */
export const reindexSearch = definePanelRoute({
  method: 'post',
  path: '/search-synonyms/reindex',
  auth: 'staff',
  response,
})
