import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Role } from '@/domain/roles'
import type { User } from '@/payload-types'

export const PASSWORD = 'un mot de passe de test'

/** An account with the role asked for and a password. */
export const createUser = (
  payload: Payload,
  { role = 'customer', first_name = 'Camille' }: { role?: Role; first_name?: string } = {},
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
    },
  })
