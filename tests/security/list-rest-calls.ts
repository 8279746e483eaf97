import type { Endpoint, Payload } from 'payload'

/** What a call of Payload's REST does, in the words of its access functions; `call` is one of ours. */
type Operation = 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'permissions' | 'call'

export type RestCall = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Under /api, with its parameters: `expeditions/:id/duplicate`. */
  path: string
  entity: string
  isGlobal: boolean
  operation: Operation
}

const COLLECTION_OPERATIONS: Record<string, Operation> = {
  'get /': 'read',
  'get /count': 'read',
  'get /:id': 'read',
  'get /versions': 'readVersions',
  'get /versions/:id': 'readVersions',
  'post /versions/:id': 'update',
  'post /': 'create',
  'post /:id/duplicate': 'create',
  'patch /': 'update',
  'patch /:id': 'update',
  'delete /': 'delete',
  'delete /:id': 'delete',
  'post /access/:id?': 'permissions',
}
const GLOBAL_OPERATIONS: Record<string, Operation> = {
  'get /': 'read',
  'post /': 'update',
  'get /versions': 'readVersions',
  'get /versions/:id': 'readVersions',
  'post /versions/:id': 'update',
  'post /access': 'permissions',
}

/** Every call that the running configuration mounts under /api, beside those of /api/v1: a new one is in the matrix at once. */
export const listRestCalls = (payload: Payload): RestCall[] => {
  const ofCollections = Object.values(payload.collections).flatMap(({ config: { slug, endpoints } }) =>
    present({ entity: slug, prefix: slug, endpoints, operations: COLLECTION_OPERATIONS }),
  )
  const ofGlobals = payload.config.globals.flatMap(({ slug, endpoints }) =>
    present({ entity: slug, prefix: `globals/${slug}`, endpoints, operations: GLOBAL_OPERATIONS, isGlobal: true }),
  )
  const atRoot = present({
    entity: '',
    prefix: '',
    endpoints: payload.config.endpoints.filter(({ path }) => !path.startsWith('/v1')),
    operations: {},
  })
  return [...ofCollections, ...ofGlobals, ...atRoot]
}

const present = ({
  entity,
  prefix,
  endpoints,
  operations,
  isGlobal = false,
}: {
  entity: string
  prefix: string
  endpoints: Array<Omit<Endpoint, 'root'>> | false
  operations: Record<string, Operation>
  isGlobal?: boolean
}): RestCall[] => {
  const calls = (endpoints || []).map(({ method, path }) => ({
    method: method.toUpperCase() as RestCall['method'],
    path: `${prefix}${path}`.replace(/^\/|\/$/g, ''),
    entity,
    isGlobal,
    operation: operations[`${method} ${path}`] ?? 'call',
  }))
  // The first of the same shape answers in the place of the others: ours stand before Payload's.
  return [...new Map(calls.toReversed().map((call) => [shapeOf(call), call])).values()].toReversed()
}

const shapeOf = ({ method, path }: RestCall): string => `${method} ${path.replace(/:\w+/g, ':')}`
