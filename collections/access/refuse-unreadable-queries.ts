import {
  APIError,
  buildVersionCollectionFields,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'

export const UNREADABLE_QUERY = 'Cette recherche ou ce tri passe par une information qui ne t’est pas ouverte.'

/**
 * Has each collection refuse a sort or a condition on what its caller may not read. Payload narrows a condition across a
 * relation to the documents that may be read, but sorts by any: the order alone would tell addresses.
 */
export const refuseUnreadableQueries = (config: SanitizedConfig): SanitizedConfig => {
  for (const { hooks } of config.collections) hooks.beforeOperation.unshift(refuseUnreadable)
  return config
}

type Query = { sort?: unknown; where?: unknown; joins?: unknown }
type Place = { fields: FlattenedField[]; req: PayloadRequest }

const refuseUnreadable: CollectionBeforeOperationHook = async ({ args, collection, req, overrideAccess }) => {
  if (overrideAccess) return args
  const fields = fieldsOf({ collection, req })
  const { sort, where, joins } = args as Query
  const paths = [...sortPaths(sort), ...wherePaths(where), ...joinPaths(joins)]
  for (const path of new Set(paths)) {
    if (!(await isReadable({ segments: path.split('.'), fields, req }))) {
      throw new APIError(UNREADABLE_QUERY, 400, null, true)
    }
  }
  return args
}

/** Those of documents and those of their versions: a hook is not told which of both are read. */
const fieldsOf = ({
  collection,
  req,
}: {
  collection: SanitizedCollectionConfig
  req: PayloadRequest
}): FlattenedField[] => [
  ...collection.flattenedFields,
  ...(collection.versions ? buildVersionCollectionFields(req.payload.config, collection, true) : []),
]

/** Payload reads two underscores as a point. */
const tidy = (path: string): string => path.trim().replace(/^-/, '').replaceAll('__', '.')

const sortPaths = (sort: unknown): string[] => {
  if (Array.isArray(sort)) return sort.flatMap(sortPaths)
  return typeof sort === 'string' ? sort.split(',').map(tidy) : []
}

const wherePaths = (where: unknown): string[] =>
  entriesOf(where).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.flatMap(wherePaths)
    const path = tidy(name)
    // `contains` takes the conditions on a related document, as a query of its own.
    const nested = entriesOf(value).flatMap(([, operand]) => wherePaths(operand))
    return [path, ...nested.map((inner) => `${path}.${inner}`)]
  })

const joinPaths = (joins: unknown): string[] =>
  entriesOf(joins).flatMap(([join, query]) => {
    const { sort, where } = (typeof query === 'object' && query !== null ? query : {}) as Query
    return [...sortPaths(sort), ...wherePaths(where)].map((path) => `${join}.${path}`)
  })

const entriesOf = (value: unknown): Array<[string, unknown]> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
    ? Object.entries(value)
    : []

/** Whether the caller may read every field of a path, and every document that it crosses. Unknown names are Payload's to refuse. */
const isReadable = async ({ segments, fields, req }: Place & { segments: string[] }): Promise<boolean> => {
  const [name, ...rest] = segments
  const matching = fields.filter((field) => field.name === name)
  const answers = await Promise.all(matching.map((field) => isFieldReadable({ field, rest, req })))
  return answers.every(Boolean)
}

type Step = { field: FlattenedField; rest: string[]; req: PayloadRequest }

const isFieldReadable = async ({ field, rest, req }: Step): Promise<boolean> => {
  if ('hidden' in field && field.hidden) return false
  if ('access' in field && field.access?.read && !(await field.access.read({ req }))) return false
  const isItself = rest.length === 0 || (rest.length === 1 && rest[0] === 'id')
  return isItself || isRestReadable({ field, rest, req })
}

const isRestReadable = async ({ field, rest, req }: Step): Promise<boolean> => {
  if (field.type === 'relationship' || field.type === 'upload') return mayCross({ to: field.relationTo, rest, req })
  if (field.type === 'join') return mayCross({ to: field.collection, rest, req })
  if (field.type === 'blocks') {
    const blocks = field.blocks.flatMap((block) => block.flattenedFields)
    return isReadable({ segments: rest, fields: blocks, req })
  }
  return 'flattenedFields' in field ? isReadable({ segments: rest, fields: field.flattenedFields, req }) : true
}

/** A sort is not narrowed to the documents that may be read: who reads some of them only crosses to none. */
const mayCross = async ({ to, rest, req }: Omit<Step, 'field'> & { to: string | string[] }): Promise<boolean> => {
  // Of a relation to several collections, Payload looks up which one and which document, and no further.
  if (Array.isArray(to)) return rest.length === 1 && (rest[0] === 'value' || rest[0] === 'relationTo')
  const related = req.payload.config.collections.find(({ slug }) => slug === to)
  if (!related) return false
  return (
    (await related.access.read({ req })) === true &&
    isReadable({ segments: rest, fields: related.flattenedFields, req })
  )
}
