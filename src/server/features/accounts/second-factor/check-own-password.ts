import { queryOne } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { WRONG_PASSWORD } from '../authenticate'
import { LIMITS } from '../limits'
import { verifyPassword } from '../password/verify-password'

export const CHOOSE_A_PASSWORD_FIRST =
  'Ce compte n’a pas de mot de passe. Choisis-en un d’abord, par « Mot de passe oublié ? ».'

/** Asks again for the password of who changes their second factor; 422 on `password` when it is wrong or there is none. */
export const checkOwnPassword = async ({ userId, password }: { userId: number; password: string }): Promise<void> => {
  await countCall({ limit: LIMITS.passwordByUser, key: String(userId) })
  const account = await queryOne<{ hash: string | null; salt: string | null }>(
    'select hash, salt from users where id = $1 and deleted_at is null',
    [userId],
  )
  if (await verifyPassword({ account, password })) return
  const message = account?.hash ? WRONG_PASSWORD : CHOOSE_A_PASSWORD_FIRST
  throw new HttpError({ status: 422, message, fields: [{ field: 'password', message }] })
}
