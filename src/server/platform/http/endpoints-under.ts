import type { Endpoint } from 'payload'
import type { PanelCollection } from '@/contract/define-route'

/** The calls that stand below a collection, as it declares them: their paths without its own. */
export const endpointsUnder = (collection: PanelCollection, endpoints: Endpoint[]): Endpoint[] =>
  endpoints
    .filter(({ path }) => path.startsWith(`/${collection}/`))
    .map((endpoint) => ({ ...endpoint, path: endpoint.path.slice(collection.length + 1) }))
