import type { PayloadRequest } from 'payload'
import { query } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { LIMITS } from '../limits'
import { hashResetToken } from './reset-token'

export const DEAD_LINK = 'Ce lien a expiré ou a déjà servi. Demandes-en un nouveau.'

/** The one refusal of a false, a used and a late link: it tells nobody which. */
export const deadLink = (): HttpError =>
  new HttpError({ status: 422, message: DEAD_LINK, fields: [{ field: 'token', message: DEAD_LINK }] })

/** Refuses a reset link that serves no more, and spends nothing of one that does. */
export const checkPasswordLinkOf = async ({
  token,
  req,
}: {
  token: string
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.passwordLinkByClient, key: clientAddressOf(req.headers) })
  const found = await query('select 1 from password_resets where token_hash = $1 and expires_at > now()', [
    hashResetToken(token),
  ])
  if (found.length === 0) throw deadLink()
  return { ok: true }
}
