import type { PayloadRequest } from 'payload'
import { takeProof } from '@/server/features/sign-in/session/identity-proof'
import { PROVIDER_NAMES } from '@/server/features/sign-in/social/link-identity'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { lockUser } from '@/server/platform/payload/lock-user'
import { withTransaction } from '@/server/platform/payload/with-transaction'

export const LAST_WAY_IN = 'C’est ta seule façon de te connecter\u00a0: choisis d’abord un mot de passe.'

/** Forgets a provider of the user, who proved to be here, and tells them; 409 when nothing else would sign them in. */
export const unlinkProviderOf = async ({
  provider,
  user,
  req,
}: {
  provider: 'google' | 'facebook'
  user: NonNullable<PayloadRequest['user']>
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  const userId = user.id
  await takeProof(user)
  return withTransaction(req, async () => {
    await lockUser({ req, userId })
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      select 1 from users u where u.id = ${userId} and (u.hash is not null or exists (
        select 1 from user_identities i where i.user_id = u.id and i.provider <> ${provider}))`)
    if (rows.length === 0) throw new HttpError({ status: 409, message: LAST_WAY_IN })
    const forgotten = await transaction.execute(
      sql`delete from user_identities where user_id = ${userId} and provider = ${provider} returning 1`,
    )
    if (forgotten.rows.length > 0) {
      await enqueueMail({ req, mail: { template: 'provider_removed', userId, provider: PROVIDER_NAMES[provider] } })
    }
    logSecurityEvent({
      event: 'provider_changed',
      outcome: 'done',
      headers: req.headers,
      userId,
      detail: `${provider} unlinked`,
    })
    return { ok: true }
  })
}
