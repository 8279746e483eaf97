import { createLocalReq, getPayload } from 'payload'
import config from '@payload-config'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { findAccount } from '../find-account'
import { removeSecondFactor } from './remove-second-factor'

/** The way back of the last administrator: who may run commands on the server removes a second factor. */
export const removeByCommand = async (email: string): Promise<'removed' | 'unknown' | 'none'> => {
  const payload = await getPayload({ config, cron: false })
  const account = await findAccount(email.trim())
  if (!account) return 'unknown'
  const req = await createLocalReq({}, payload)
  const isRemoved = await withTransaction(req, () => removeSecondFactor({ req, userId: account.id, authorId: null }))
  return isRemoved ? 'removed' : 'none'
}
