import type { Access, CollectionBeforeValidateHook, SanitizedConfig } from 'payload'
import { hasRole, isBackOffice, noOne } from './roles'

const LOCKS = 'payload-locked-documents'

/** Collections that Payload adds for itself and that nobody calls: its own work goes through the database. */
const NOBODYS = ['payload-jobs', 'payload-kv', 'payload-migrations']

/**
 * Rights on the collections that Payload adds: by default whoever is signed in writes them all. A lock says that somebody
 * edits a document; it is made by the panel's own work, taken over in one's own name, and only on what one may change.
 */
export const closeInternalCollections = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) {
    if (NOBODYS.includes(collection.slug)) {
      Object.assign(collection.access, {
        create: noOne,
        read: noOne,
        update: noOne,
        delete: noOne,
        readVersions: noOne,
      })
    }
    if (collection.slug !== LOCKS) continue
    Object.assign(collection.access, { create: noOne, read: readLocks, update: takeOver, delete: ownLocks })
    collection.hooks.beforeValidate.unshift(inOnesOwnName)
  }
  return config
}

const ownLocks: Access = ({ req: { user } }) =>
  user && isBackOffice(user) ? { 'user.value': { equals: user.id } } : false

const readLocks: Access = (args) => (hasRole(args.req.user, 'staff', 'marketer') ? true : ownLocks(args))

/** On a lock that is named, of a document that one may change, whoever holds it. */
const takeOver: Access = async ({ id, req }) => {
  if (!isBackOffice(req.user) || id === undefined) return false
  const lock = await req.payload.db.findOne<{ id: number; document?: { relationTo?: string }; globalSlug?: string }>({
    collection: LOCKS,
    where: { id: { equals: id } },
    req,
  })
  const { collections, globals } = req.payload.config
  const slug = lock?.document?.relationTo ?? lock?.globalSlug
  const entity: { access: { update: Access } } | undefined = [...collections, ...globals].find(
    (one) => one.slug === slug,
  )
  return entity !== undefined && (await entity.access.update({ req })) === true
}

/** A lock changes hands, and nothing else: to whoever asks. */
const inOnesOwnName: CollectionBeforeValidateHook = ({ originalDoc, req: { user } }) => {
  const { document, globalSlug } = (originalDoc ?? {}) as { document?: unknown; globalSlug?: unknown }
  return { document, globalSlug, user: user ? { relationTo: user.collection, value: user.id } : undefined }
}
