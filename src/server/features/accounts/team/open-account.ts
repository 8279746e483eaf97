import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { inviteAccount } from '@/contract/team'
import type { Role } from '@/domain/accounts/roles'
import { confirmIdentity } from '@/server/features/sign-in/session/confirm-identity'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'

export const ADDRESS_HAS_ACCOUNT = 'Cette adresse a déjà un compte.'
export const ONLY_CUSTOMERS = 'Seule l’administration ouvre un compte à l’équipe.'

type Invitation = {
  body: OutputOf<(typeof inviteAccount)['body']>
  author: { id: number; role: Role }
  req: PayloadRequest
}

/**
 * Opens an account for somebody, who chooses its password by the link of a mail: nobody else ever knows one. 403 for an
 * account of the team when who asks is no administrator or has not confirmed who they are, 409 when the address has an
 * account.
 */
export const openAccount = async ({ body, author, req }: Invitation): Promise<{ id: number }> => {
  const { email, first_name, last_name, role } = body
  if (role !== 'customer' && author.role !== 'admin') throw new HttpError({ status: 403, message: ONLY_CUSTOMERS })
  return withTransaction(req, async () => {
    // Inside: a code is not spent on an address that turns out to have an account.
    if (role !== 'customer') await confirmIdentity({ req, target: 'users' })
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      insert into users (email, role, provider, first_name, last_name, sign_in_count)
      values (${email}, ${role}, 'email', ${first_name}, ${last_name}, 0)
      on conflict (email) do nothing returning id`)
    const id = rows[0]?.['id']
    if (typeof id !== 'number') {
      const fields = [{ field: 'email', message: ADDRESS_HAS_ACCOUNT }]
      throw new HttpError({ status: 409, message: ADDRESS_HAS_ACCOUNT, fields })
    }
    await enqueueMail({ req, mail: { template: 'account_opened', userId: id } })
    const { headers } = req
    const target = `users/${String(id)}`
    logSecurityEvent({ event: 'account_created', outcome: 'done', headers, userId: author.id, target, detail: role })
    return { id }
  })
}
