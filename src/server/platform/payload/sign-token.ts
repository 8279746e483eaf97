import { getFieldsToSign, jwtSign, type Payload } from 'payload'

export type TokenOwner = { id: number; email: string; role: string }

/** Payload's own token for one session of a user, good for so many seconds. */
export const signToken = async ({
  payload,
  user,
  sid,
  seconds,
}: {
  payload: Payload
  user: TokenOwner
  sid: string
  seconds: number
}): Promise<string> => {
  const fieldsToSign = getFieldsToSign({
    collectionConfig: payload.collections.users.config,
    email: user.email,
    sid,
    // Only the fields that are signed are read.
    user: user as unknown as Parameters<typeof getFieldsToSign>[0]['user'],
  })
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: seconds })
  return token
}
