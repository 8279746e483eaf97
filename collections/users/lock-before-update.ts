import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { lockUser } from '@/server/platform/payload/lock-user'

export const ONE_AT_A_TIME = 'Les comptes se modifient un par un.'

/**
 * A save of the panel writes the whole user back, role and sessions too: it waits for who changes it, and they for it.
 * Changes by a query read the accounts before anything can lock them: they could undo what was decided in between.
 */
export const lockBeforeUpdate: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook
  // oxlint-disable-next-line typescript/no-deprecated -- one of its values is
  const operation: string = hook.operation
  if (operation !== 'update' && operation !== 'delete') return args
  const userId = 'id' in args ? Number(args.id) : Number.NaN
  if (!Number.isInteger(userId)) throw new APIError(ONE_AT_A_TIME, 403, null, true)
  if (req.transactionID) await lockUser({ req, userId })
  return args
}
