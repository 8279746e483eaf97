import type { CollectionBeforeOperationHook } from 'payload'
import { lockUser } from '@/server/accounts/session/lock-user'

/** A save of the panel writes the whole user back, sessions too: it waits for sign-ins under way, and they for it. */
export const lockBeforeUpdate: CollectionBeforeOperationHook = async ({ args, req }) => {
  const userId = 'data' in args && 'id' in args ? Number(args.id) : Number.NaN
  if (Number.isInteger(userId) && req.transactionID) await lockUser({ req, userId })
  return args
}
