import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { PROVIDER_NAMES } from './link-identity'
import type { ProviderId } from './provider'

/**
 * Unlinks the providers of an account and tells its owner of each: whoever linked them may have been a stranger. A provider
 * by which one of the kept sessions was opened stays, for its person is the one who acts. Inside the caller's transaction.
 */
export const endProviders = async ({
  req,
  userId,
  keptSessions = [],
}: {
  req: PayloadRequest
  userId: number
  keptSessions?: string[]
}): Promise<void> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ provider: ProviderId }>(sql`
    delete from user_identities where user_id = ${userId} and provider not in (
      select d.opened_by from session_details d join users_sessions s on s.id = d.session_id
      where s._parent_id = ${userId} and d.opened_by is not null
        and s.id in (select jsonb_array_elements_text(${JSON.stringify(keptSessions)}::jsonb)))
    returning provider`)
  if (rows.length === 0) return
  // The account is entered by its password from here on, or by a link that chooses one.
  await transaction.execute(sql`
    update users set provider = 'email', updated_at = now() where id = ${userId}
      and not exists (select from user_identities where user_id = ${userId})`)
  for (const { provider } of rows) {
    await enqueueMail({ req, mail: { template: 'provider_removed', userId, provider: PROVIDER_NAMES[provider] } })
    const detail = `${provider} unlinked`
    logSecurityEvent({ event: 'provider_changed', outcome: 'done', headers: req.headers, userId, detail })
  }
}
