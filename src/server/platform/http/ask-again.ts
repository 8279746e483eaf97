import type { PayloadRequest } from 'payload'
import { query } from '../db/pool'

/**
 * The account of a request that Payload takes for nobody's. It does so when it could not read the account: while the
 * database does not answer, that is an error, which is thrown. « Sign in » would end a good session, and have an order
 * that was made taken for refused.
 */
export const askAgain = async ({
  payload,
  headers,
  req,
}: Pick<PayloadRequest, 'payload' | 'headers'> & { req?: PayloadRequest }): Promise<PayloadRequest['user']> => {
  if (!headers.has('authorization') && !headers.has('cookie')) return null
  await query('select 1')
  return (await payload.auth({ headers, req })).user
}
