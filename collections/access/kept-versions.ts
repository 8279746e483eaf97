import {
  APIError,
  type Access,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
} from 'payload'
import type { Role } from '@/domain/accounts/roles'
import { lockDocuments } from './lock-documents'
import { hasRole, onlyRoles } from './roles'

type VersionHooks = {
  collection: CollectionSlug
  message: string
  more?: CollectionBeforeChangeHook[]
}

/**
 * The hooks of a collection whose rows are versions, each a draft until its `status` is published: from then on 403 with the
 * message for who changes or deletes it. A trigger of the table holds the same against any statement. `more` runs before a draft is saved.
 */
export const versionHooks = ({ collection, message, more = [] }: VersionHooks) => {
  const refuse = () => new APIError(message, 403, null, true)
  return {
    beforeOperation: [lockDocuments],
    beforeChange: [
      (({ data, originalDoc }) => {
        if (isPublished(originalDoc)) throw refuse()
        return data
      }) satisfies CollectionBeforeChangeHook,
      ...more,
    ],
    beforeDelete: [
      (async ({ id, req }) => {
        const found = await req.payload.findByID({ collection, id, depth: 0, req })
        if (isPublished(found)) throw refuse()
      }) satisfies CollectionBeforeDeleteHook,
    ],
  } satisfies CollectionConfig['hooks']
}

/** Staff and marketers read all versions; `writers` make them, and change or delete those that are not published yet. */
export const versionAccess = (...writers: Role[]) =>
  ({
    read: onlyRoles('staff', 'marketer'),
    readVersions: onlyRoles('staff', 'marketer'),
    create: onlyRoles(...writers),
    update: onlyDrafts(...writers),
    delete: onlyDrafts(...writers),
  }) satisfies CollectionConfig['access']

const onlyDrafts =
  (...roles: Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...roles) && { status: { equals: 'draft' } }

const isPublished = (version: unknown): boolean => (version as { status?: unknown } | undefined)?.status === 'published'
