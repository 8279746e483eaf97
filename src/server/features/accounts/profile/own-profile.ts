import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { getAccount } from '@/contract/accounts'
import { INVALID_PHONE, parsePhone } from '@/domain/travelers/phone'
import { queryOne, query } from '@/server/platform/db/pool'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'

type AccountAnswer = z.output<typeof getAccount.response>

/** The ways into an account, and where its newsletter stands. */
export const presentAccount = async (req: PayloadRequest): Promise<AccountAnswer> => {
  const account = await queryOne<AccountAnswer>(
    `select (u.hash is not null) as has_password, (u.email_verified_at is not null) as email_verified,
       coalesce((
         select json_agg(json_build_object('provider', i.provider, 'linked_at', i.linked_at) order by i.linked_at)
         from user_identities i where i.user_id = u.id
       ), '[]') as providers,
       coalesce((
         select n.status::text from newsletter_subscribers n where lower(n.email) = lower(u.email) limit 1
       ), 'none') as newsletter,
       coalesce(u.favourite_alerts, true) as favourite_alerts,
       coalesce(u.basket_reminders, false) as basket_reminders, u.billing_address
     from users u where u.id = $1 and u.deleted_at is null`,
    [req.user?.id],
    'present_account',
  )
  if (!account) throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
  return account
}

/** Saves the name, and the address of invoices where one is sent. */
export const saveIdentity = async ({
  body,
  req,
}: {
  body: { first_name: string; last_name: string; billing_address?: string | undefined }
  req: PayloadRequest
}): Promise<void> => {
  await query(
    `update users set first_name = $2, last_name = $3, updated_at = now(),
       billing_address = case when $4::text is null then billing_address else nullif($4, '') end
     where id = $1`,
    [req.user?.id, body.first_name, body.last_name, body.billing_address ?? null],
  )
}

/** Saves a number as E.164, or removes it by null; 422 when it is not a possible one. */
export const savePhone = async ({ phone, req }: { phone: string | null; req: PayloadRequest }): Promise<void> => {
  const number = phone === null ? null : parsePhone(phone)
  if (phone !== null && number === null) {
    throw new HttpError({
      status: 422,
      message: INVALID_PHONE,
      fields: [{ field: 'phone', message: INVALID_PHONE }],
    })
  }
  // That column alone: writing the whole user back would undo what changes at the same time.
  await query('update users set phone = $2, updated_at = now() where id = $1', [req.user?.id, number])
}
