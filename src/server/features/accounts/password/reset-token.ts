import { createHash, randomBytes } from 'node:crypto'
import { secretLink } from '@/domain/secret-link'
import { env } from '@/env'

type Query = (text: string, values: unknown[]) => Promise<unknown>

const RESET_MINUTES = 30

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
  const token = randomBytes(32).toString('base64url')
  await query(
    `insert into password_resets (token_hash, user_id, expires_at)
     values ($1, $2, now() + make_interval(mins => $3))`,
    [hashResetToken(token), userId, minutes],
  )
  return `${env().SITE_URL}${secretLink({ page: '/nouveau-mot-de-passe', token })}`
}

export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('hex')
