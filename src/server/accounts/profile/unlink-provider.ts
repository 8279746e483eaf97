import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '../../db/transaction-of'
import { withTransaction } from '../../db/with-transaction'
import { HttpError } from '../../http/errors'
import { lockUser } from '../session/lock-user'

export const LAST_WAY_IN = 'C’est ta seule façon de te connecter\u00a0: choisis d’abord un mot de passe.'

/** Forgets a provider of the user; 409 when nothing else would sign them in. */
export const unlinkProviderOf = ({
  provider,
  userId,
  req,
}: {
  provider: 'google' | 'facebook'
  userId: number
  req: PayloadRequest
}): Promise<{ ok: true }> =>
  withTransaction(req, async () => {
    await lockUser({ req, userId })
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      select 1 from users u where u.id = ${userId} and (u.hash is not null or exists (
        select 1 from user_identities i where i.user_id = u.id and i.provider <> ${provider}))`)
    if (rows.length === 0) throw new HttpError({ status: 409, message: LAST_WAY_IN })
    await transaction.execute(sql`delete from user_identities where user_id = ${userId} and provider = ${provider}`)
    return { ok: true }
  })
