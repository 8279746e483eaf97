import { queryOne } from '@/server/platform/db/pool'

export type Account = {
  id: number
  email: string
  role: string
  hash: string | null
  salt: string | null
  provider: 'email' | 'google_oauth2' | 'facebook'
  first_name: string | null
  email_verified_at: Date | null
  /** Marks of known devices from before are believed no more. */
  devices_known_since: Date | null
}

/** The living account of an address, or null. */
export const findAccount = (email: string): Promise<Account | null> =>
  queryOne<Account>(
    `select id, email, role, hash, salt, provider, first_name, email_verified_at,
       (select known_since from device_marks where user_id = users.id) as devices_known_since
     from users where lower(email) = lower($1) and deleted_at is null`,
    [email],
    'find_account',
  )
