import type { PayloadRequest } from 'payload'
import { LIMITS, RESET_MINUTES } from '@/server/features/sign-in/limits'
import { query } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { drawLinkToken, hashLinkToken, privateLink } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'

type Query = (text: string, values: unknown[]) => Promise<unknown>

/** The address where a user chooses a password, once; the database keeps the hash of its token for 30 minutes, or as said. */
export const drawPasswordLink = async ({
  userId,
  minutes = RESET_MINUTES,
  query,
}: {
  userId: number
  minutes?: number
  query: Query
}): Promise<string> => {
  const { token, hash } = drawLinkToken()
  await query(
    `insert into password_resets (token_hash, user_id, expires_at)
     values ($1, $2, now() + make_interval(mins => $3))`,
    [hash, userId, minutes],
  )
  return privateLink({ page: '/nouveau-mot-de-passe', token })
}

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
    hashLinkToken(token),
  ])
  if (found.length === 0) throw deadLink()
  return { ok: true }
}
