import type { PayloadRequest } from 'payload'
import { INVALID_PHONE, parsePhone } from '@/domain/phone'
import { query } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'

/** Saves a number as E.164; 422 when it is not a possible one. */
export const savePhone = async ({ phone, req }: { phone: string; req: PayloadRequest }): Promise<void> => {
  const number = parsePhone(phone)
  if (!number) {
    throw new HttpError({
      status: 422,
      message: INVALID_PHONE,
      fields: [{ field: 'phone', message: INVALID_PHONE }],
    })
  }
  // That column alone: writing the whole user back would undo what changes at the same time.
  await query('update users set phone = $2, updated_at = now() where id = $1', [req.user?.id, number])
}
