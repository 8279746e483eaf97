import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { Email } from '@/contract/accounts'
import { nameText } from '@/contract/free-text'
import { ROLES } from '@/domain/roles'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'

export const ADDRESS_HAS_ACCOUNT = 'Cette adresse a déjà un compte.'
export const ONLY_CUSTOMERS = 'Seule l’administration ouvre un compte à l’équipe.'

export const Invitation = z.strictObject({
  email: Email,
  first_name: nameText({ max: 80 }),
  last_name: nameText({ max: 80 }),
  role: z.enum(ROLES),
})

/**
 * Opens an account for somebody, who chooses its password by the link of a mail: nobody else ever knows one. 409 when the
 * address has an account.
 */
export const openAccount = ({
  body,
  req,
}: {
  body: z.output<typeof Invitation>
  req: PayloadRequest
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const { email, first_name, last_name, role } = body
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
    const { headers, user } = req
    const target = `users/${String(id)}`
    logSecurityEvent({ event: 'account_created', outcome: 'done', headers, userId: user?.id, target, detail: role })
    return { id }
  })
