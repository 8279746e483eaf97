import type { PayloadRequest } from 'payload'
import { queryOne } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { WRONG_PASSWORD } from '../authenticate'
import { refuseWrongPassword } from '../password/refuse-wrong-password'
import { CHOOSE_A_PASSWORD_FIRST } from '../session/identity-proof'
import { giveSecondFactor } from './give-second-factor'
import { readSecondFactor } from './read-second-factor'
import { removeSecondFactor } from './remove-second-factor'
import { confirmSecondFactor, replaceRecoveryCodes } from './set-up-second-factor'

export const REQUIRED_OF_ALL =
  'L’agence demande la double authentification à toute l’équipe : tu peux changer d’application, pas la désactiver.'
export const SET_UP_YOURS_FIRST = 'Active d’abord ta propre double authentification : un de ses codes est demandé ici.'
export const HAS_NONE = 'Ce compte n’a pas de double authentification.'

type Own = { req: PayloadRequest; userId: number; password: string; code: string }

/** Sets up, or replaces, the second factor of who is signed in; answers the new recovery codes. */
export const setUpOwn = async ({
  currentCode,
  sid,
  ...own
}: Own & { currentCode: string; sid: string }): Promise<string[]> => {
  await checkOwnPassword(own)
  return (await confirmSecondFactor({ ...own, currentCode, keepSid: sid })).recoveryCodes
}

/** Turns off the second factor of who is signed in, by password and code; 409 when the agency asks it of all. */
export const turnOffOwn = async ({ req, userId, password, code }: Own): Promise<void> => {
  if ((await readSecondFactor(userId)).is_required) throw new HttpError({ status: 409, message: REQUIRED_OF_ALL })
  await checkOwnPassword({ userId, password })
  await withTransaction(req, async () => {
    await giveSecondFactor({ req, userId, code })
    await removeSecondFactor({ req, userId, authorId: userId })
  })
}

/** Ten new recovery codes for who is signed in, by password and code. */
export const drawOwnRecoveryCodes = async ({ req, userId, password, code }: Own): Promise<string[]> => {
  await checkOwnPassword({ userId, password })
  return withTransaction(req, async () => {
    await giveSecondFactor({ req, userId, code })
    return replaceRecoveryCodes({ req, userId })
  })
}

/** Removes another's second factor, for an admin who gives a code of their own. */
export const removeOthers = async ({
  req,
  userId,
  adminId,
  code,
}: {
  req: PayloadRequest
  userId: number
  adminId: number
  code: string
}): Promise<void> => {
  if ((await readSecondFactor(adminId)).since === null)
    throw new HttpError({ status: 409, message: SET_UP_YOURS_FIRST })
  await withTransaction(req, async () => {
    await giveSecondFactor({ req, userId: adminId, code })
    if (await removeSecondFactor({ req, userId, authorId: adminId })) return
    throw new HttpError({ status: 404, message: HAS_NONE })
  })
}

/** Asks again for the password of who changes their second factor; 422 on `password` when it is wrong or there is none. */
const checkOwnPassword = async ({ userId, password }: { userId: number; password: string }): Promise<void> => {
  const account = await queryOne<{ hash: string | null; salt: string | null }>(
    'select hash, salt from users where id = $1 and deleted_at is null',
    [userId],
  )
  const message = account?.hash ? WRONG_PASSWORD : CHOOSE_A_PASSWORD_FIRST
  await refuseWrongPassword({ account, userId, password, field: 'password', message, event: 'second_factor_changed' })
}
