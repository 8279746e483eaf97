import type { PayloadRequest } from 'payload'
import { renewSession } from './renew-session'

const RENEW_AFTER_SECONDS = 60 * 60 * 24

type SignedInUser = NonNullable<PayloadRequest['user']>

/** A token with a whole week ahead, when this one is a day old; null when it is young or its session is over. */
export const renewToken = ({
  req,
  user,
  token,
  now = new Date(),
}: {
  req: PayloadRequest
  user: SignedInUser
  token: string
  now?: Date
}): Promise<string | null> => {
  const { iat, sid } = contentOf(token)
  if (now.getTime() / 1000 - iat < RENEW_AFTER_SECONDS) return Promise.resolve(null)
  return renewSession({ req, user, sid })
}

/** Payload verified the token before: only its content is read. */
const contentOf = (token: string): { iat: number; sid: string } =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { iat: number; sid: string }
