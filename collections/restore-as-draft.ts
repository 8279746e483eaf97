import type {
  Endpoint,
  Payload,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig
type GlobalSlug = Parameters<Payload['findGlobal']>[0]['slug']

/**
 * Has a version that is restored become a draft, whatever it was: what is on the site changes when somebody publishes. Payload
 * would publish it at once, or take what is published off the site where the version was a draft.
 */
export const restoreAsDraft = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) {
    restoreBy(collection, (handler) => (req) => {
      req.query['draft'] = 'true'
      return handler(req)
    })
  }
  for (const global of config.globals) {
    restoreBy(global, () => (req) => restoreGlobal({ req, slug: global.slug }))
  }
  return config
}

const restoreBy = (entity: Entity, handlerOf: (handler: Endpoint['handler']) => Endpoint['handler']): void => {
  const { endpoints, versions } = entity
  if (!endpoints || typeof versions !== 'object' || !versions.drafts) return
  // Payload gives the same ones to all of them.
  entity.endpoints = endpoints.map((endpoint) =>
    endpoint.method === 'post' && endpoint.path === '/versions/:id'
      ? { ...endpoint, handler: handlerOf(endpoint.handler) }
      : endpoint,
  )
}

const NOT_RESTORED = new Set(['_basedOn', '_status', 'createdAt', 'updatedAt'])

/** Payload restores a global by writing what is on the site alone: here its version is saved as a draft. */
const restoreGlobal = async ({ req, slug }: { req: PayloadRequest; slug: GlobalSlug }): Promise<Response> => {
  const caller = { slug, depth: 0, overrideAccess: false, req, user: req.user }
  const { version } = await req.payload.findGlobalVersionByID({ ...caller, id: Number(req.routeParams?.['id']) })
  // What is restored replaces whatever it is not based on.
  const kept = Object.entries(version).filter(([name]) => !NOT_RESTORED.has(name))
  const doc = await req.payload.updateGlobal({ ...caller, data: Object.fromEntries(kept), draft: true })
  return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
}
