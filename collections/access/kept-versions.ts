import {
  APIError,
  type Access,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
} from 'payload'
import type { Role } from '@/domain/roles'
import type { CacheTag } from '@/server/platform/cache/cache-tags'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'
import { hasRole } from './roles'

type KeptVersions = { collection: CollectionSlug; message: string; tag: CacheTag }

/**
 * The hooks of a collection whose rows are versions, each a draft until its `status` is published: from then on 403 with the
 * message for who changes or deletes it. What shows it is renewed; a draft is on no page. A trigger of the table holds the
 * same against any statement.
 */
export const keptVersions = ({ collection, message, tag }: KeptVersions) => {
  const refuse = () => new APIError(message, 403, null, true)
  return {
    beforeChange: (({ data, originalDoc }) => {
      if (isPublished(originalDoc)) throw refuse()
      return data
    }) satisfies CollectionBeforeChangeHook,
    beforeDelete: (async ({ id, req }) => {
      const found = await req.payload.findByID({ collection, id, depth: 0, req })
      if (isPublished(found)) throw refuse()
    }) satisfies CollectionBeforeDeleteHook,
    afterChange: (async ({ doc, req }) => {
      if (isPublished(doc)) await revalidateAfterCommit({ req, tags: [tag] })
    }) satisfies CollectionAfterChangeHook,
  }
}

/** What is not published yet is theirs to change; the panel shows the rest for reading. */
export const onlyDrafts =
  (...roles: Role[]): Access =>
  ({ req }) =>
    hasRole(req.user, ...roles) && { status: { equals: 'draft' } }

const isPublished = (version: unknown): boolean => (version as { status?: unknown } | undefined)?.status === 'published'
