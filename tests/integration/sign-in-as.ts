import type { Payload } from 'payload'
import type { User } from '@/payload-types'
import { createUser } from '../factories/user'
import { tokenOf } from './account-calls'

/** A new account that is signed in, with the token that it calls by. */
export const signInAs = async (
  payload: Payload,
  options?: Parameters<typeof createUser>[1],
): Promise<User & { token: string }> => {
  const user = await createUser(payload, options)
  return { ...user, token: await tokenOf(user.email) }
}
