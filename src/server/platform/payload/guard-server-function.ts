import { createLocalReq, type Access, type Payload, type PayloadRequest } from 'payload'
import { BACK_OFFICE_ROLES } from '@/domain/accounts/roles'

/** What the panel calls on the server beside the REST: nothing else is looked up by the name that a request gives. */
const NAMES = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

type Call = { name: string; args: Record<string, unknown> }

/**
 * The call as it may go on, or null when it may not: for the back office alone, by its own names. Payload schedules,
 * unschedules and locks for anybody who enters the panel; here it does for who may change the document.
 */
export const guardServerFunction = async ({
  call: { name, args },
  user,
  payload,
}: {
  call: Call
  user: PayloadRequest['user']
  payload: Payload
}): Promise<Call | null> => {
  const isTeam = BACK_OFFICE_ROLES.some((role) => role === user?.role)
  if (!isTeam || !NAMES.has(name)) return null
  const may = async (target: Target) => mayChange({ target, user, payload })
  if (name === 'schedule-publish') return (await may(scheduledTarget(args))) ? { name, args } : null
  if (name === 'form-state' && (args['returnLockStatus'] || args['updateLastEdited']) && !(await may(args))) {
    return { name, args: { ...args, returnLockStatus: false, updateLastEdited: false } }
  }
  return { name, args }
}

type Target = { collectionSlug?: unknown; globalSlug?: unknown; id?: unknown }

const scheduledTarget = ({ doc, global }: Record<string, unknown>): Target => {
  const { relationTo, value } = (doc ?? {}) as { relationTo?: unknown; value?: unknown }
  return { collectionSlug: relationTo, id: value, globalSlug: global }
}

const mayChange = async ({
  target: { collectionSlug, globalSlug, id },
  user,
  payload,
}: {
  target: Target
  user: PayloadRequest['user']
  payload: Payload
}): Promise<boolean> => {
  const { collections, globals } = payload.config
  const entity: { access: { update: Access } } | undefined =
    collections.find(({ slug }) => slug === collectionSlug) ?? globals.find(({ slug }) => slug === globalSlug)
  if (!entity) return false
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const answer = await entity.access.update({ req, id: typeof id === 'number' ? id : undefined })
  if (typeof answer === 'boolean') return answer
  const collection = collections.find(({ slug }) => slug === collectionSlug)
  if (!collection || (typeof id !== 'number' && typeof id !== 'string')) return false
  const { totalDocs } = await payload.db.count({
    collection: collection.slug,
    where: { and: [{ id: { equals: id } }, answer] },
  })
  return totalDocs > 0
}
