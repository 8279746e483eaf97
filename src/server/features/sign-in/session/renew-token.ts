import type { PayloadRequest } from 'payload'
import { tokenTimes } from '@/server/platform/payload/token-times'
import { renewSession } from './renew-session'
import { sessionLimits } from './session-limits'

type SignedInUser = NonNullable<PayloadRequest['user']>

/** A new token when this one has an age; null when it is young or its session is over. */
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
  const { iat, sid } = tokenTimes(token)
  if (now.getTime() / 1000 - iat < sessionLimits(user.role).renewAfter) return Promise.resolve(null)
  return renewSession({ req, user, sid })
}
