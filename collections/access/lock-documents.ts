import type { CollectionBeforeOperationHook } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { listMatching } from './list-matching'

/**
 * Payload reads a document, then writes all of it back: what changed in between, by a statement of ours or somebody else's
 * save, would be undone. Here the rows are held before they are read.
 */
export const lockDocuments: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, req } = hook
  // oxlint-disable-next-line typescript/no-deprecated -- one of its values is
  const operation: string = hook.operation
  if (operation !== 'update' || !req.transactionID) return args
  const ids =
    'id' in args
      ? [Number(args.id)]
      : await listMatching({ slug: collection.slug, where: 'where' in args ? args.where : undefined, req })
  if (ids.length === 0 || ids.some((id) => !Number.isSafeInteger(id))) return args
  const transaction = await transactionOf(req)
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  const numbers = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  // In the order of all locks: two saves at once wait for one another, and neither for ever.
  await transaction.execute(sql`select id from ${table} where id in (${numbers}) order by id for update`)
  return args
}
