import type {
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { isRecord } from '@/domain/text/json-shapes'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { listMatching } from './access/list-matching'

/**
 * Has what is taken off the site leave it whatever its newer draft is like. Payload would write that draft over what was
 * published, and refuse the withdrawal where the draft is not fit to be: here the row changes its status and nothing else, and
 * the draft stays a draft.
 */
export const withdrawPublished = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) if (hasDrafts(collection)) watchCollection(collection)
  for (const global of config.globals) if (hasDrafts(global)) watchGlobal(global)
  return config
}

const hasDrafts = ({ versions }: SanitizedCollectionConfig | SanitizedGlobalConfig): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts)

const watchCollection = ({ slug, hooks }: SanitizedCollectionConfig): void => {
  hooks.beforeOperation.push(draftInstead)
  // The last one: those before it note how the row stands.
  hooks.beforeChange.push(async ({ data, originalDoc, req }) => {
    if (isWithdrawal(req, slug)) await withdraw({ req, slug, id: Number(originalDoc?.id) })
    return data
  })
}

const draftInstead: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, req } = hook
  // oxlint-disable-next-line typescript/no-deprecated -- one of its values is
  const operation: string = hook.operation
  if (operation !== 'update') return args
  const isOne = note({ args, req, slug: collection.slug })
  if (!isOne) return args
  // Whoever edits the draft keeps it, and loses nothing by a withdrawal.
  const withdrawing = { ...args, draft: true, overrideLock: true }
  // What is asked of many is asked of those that are on the site, not of their drafts.
  const where = 'where' in args ? args.where : undefined
  if (!where) return withdrawing
  const ids = await listMatching({ slug: collection.slug, where, req })
  return { ...withdrawing, where: { id: { in: ids } } }
}

const watchGlobal = ({ slug, hooks }: SanitizedGlobalConfig): void => {
  // Payload leaves a list without hooks out, whatever its type says.
  const own: Partial<typeof hooks> = hooks
  hooks.beforeOperation = [
    ...(own.beforeOperation ?? []),
    ({ args, operation, req }) => {
      if (operation !== 'update' || !isRecord(args)) return args as unknown
      return note({ args, req, slug }) ? { ...args, draft: true } : args
    },
  ]
  hooks.beforeChange = [
    ...(own.beforeChange ?? []),
    async ({ data, req }) => {
      if (isWithdrawal(req, slug)) await withdraw({ req, slug })
      return data as unknown
    },
  ]
}

const key = (slug: string): string => `withdraws-${slug}`

const note = ({ args, req, slug }: { args: object; req: PayloadRequest; slug: string }): boolean => {
  const { data, draft } = args as { data?: unknown; draft?: unknown }
  const isOne =
    draft !== true && isRecord(data) && Object.keys(data).join() === '_status' && data['_status'] === 'draft'
  req.context[key(slug)] = isOne
  return isOne
}

const isWithdrawal = (req: PayloadRequest, slug: string): boolean => req.context[key(slug)] === true

/** After Payload has asked who may: in its transaction. */
const withdraw = async ({ req, slug, id }: { req: PayloadRequest; slug: string; id?: number }): Promise<void> => {
  const transaction = await transactionOf(req)
  const table = sql.identifier(slug.replaceAll('-', '_'))
  const which = id === undefined ? sql`` : sql`and id = ${id}`
  await transaction.execute(
    sql`update ${table} set _status = 'draft', updated_at = now() where _status = 'published' ${which}`,
  )
}
