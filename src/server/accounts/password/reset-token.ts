import { createHash, randomBytes } from 'node:crypto'

type Query = (text: string, values: unknown[]) => Promise<unknown>

export const RESET_MINUTES = 30

/** Draws a single-use token for a user; the database keeps its hash for 30 minutes. */
export const drawResetToken = async ({ userId, query }: { userId: number; query: Query }): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await query(
    `insert into password_resets (token_hash, user_id, expires_at)
     values ($1, $2, now() + make_interval(mins => $3))`,
    [hashResetToken(token), userId, RESET_MINUTES],
  )
  return token
}

export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('hex')
