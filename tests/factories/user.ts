import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Role } from '@/domain/accounts/roles'
import type { User } from '@/payload-types'
import { ownPasswordWrite } from '@/server/features/accounts/password/own-password-write'

export const PASSWORD = 'un mot de passe de test'

/** An account with the role asked for, a password and, unless said otherwise, a proven address. */
export const createUser = (
  payload: Payload,
  {
    role = 'customer',
    first_name = 'Camille',
    isProven = true,
  }: { role?: Role; first_name?: string; isProven?: boolean } = {},
): Promise<User> =>
  payload.create({
    collection: 'users',
    data: {
      email: `${randomUUID()}@lagopede.test`,
      password: PASSWORD,
      role,
      first_name,
      provider: 'email',
      sign_in_count: 0,
      ...(isProven && { email_verified_at: new Date().toISOString() }),
    },
    context: ownPasswordWrite(),
  })
