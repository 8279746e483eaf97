import type { PayloadRequest } from 'payload'
import type { Account } from '@/server/features/sign-in/find-account'
import { secondFactorStepOf } from '@/server/features/sign-in/second-factor/second-factor-step'
import { enqueuePortrait } from '@/server/features/sign-in/social/enqueue-portrait'
import { linkIdentity } from '@/server/features/sign-in/social/link-identity'
import type { Provider } from '@/server/features/sign-in/social/provider'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { signInOf } from '../check-email'
import { proveAddress } from '../prove-address'
import type { Person } from './read-person'

export type Joined =
  | { kind: 'signed_in'; userId: number }
  | { kind: 'signed_up'; userId: number }
  | { kind: 'no_email' }
  /** An account of the team may be joined once its second factor is given. */
  | { kind: 'second_factor'; userId: number }
  /** The address has an account that this provider may not join by itself. */
  | { kind: 'other_account'; userId: number; email: string; open: 'email' | 'google' | 'facebook' }

/**
 * The account of a person: the one linked to them, else that of their address when the provider vouches for it and no
 * password guards it, else a new one. Inside the caller's transaction.
 */
export const joinAccount = async ({
  req,
  provider,
  person,
}: {
  req: PayloadRequest
  provider: Provider
  person: Person
}): Promise<Joined> => {
  const transaction = await transactionOf(req)
  const { rows: linked } = await transaction.execute(sql`
    select user_id from user_identities where provider = ${provider.id} and subject = ${person.subject}`)
  const linkedId = linked[0]?.['user_id']
  if (typeof linkedId === 'number') return { kind: 'signed_in', userId: linkedId }
  if (person.email === null) return { kind: 'no_email' }

  const createdId = await createAccount({ req, provider, person, email: person.email })
  if (createdId !== null) return { kind: 'signed_up', userId: createdId }
  const { rows } = await transaction.execute<Pick<Account, 'id' | 'hash' | 'provider' | 'email_verified_at'>>(sql`
    select id, hash, provider, email_verified_at from users where lower(email) = lower(${person.email}) for update`)
  // The insert above found this row in its way.
  const account = onlyRow(rows)
  const { id: userId } = account
  const identity = { provider: provider.id, subject: person.subject, picture: person.picture }
  const mayJoin = account.hash === null && person.isEmailVerified
  if (mayJoin && (await secondFactorStepOf({ req, userId }))) return { kind: 'second_factor', userId }
  if (mayJoin && account.email_verified_at === null) await proveAddress({ req, userId })
  if (mayJoin && (await linkIdentity({ req, userId, identity }))) {
    await transaction.execute(
      sql`update users set provider = ${provider.path} where id = ${userId} and provider = 'email'`,
    )
    return { kind: 'signed_in', userId }
  }
  return { kind: 'other_account', userId, email: person.email, open: signInOf(account) }
}

/** A new account without a password, or null when the address has one already. */
const createAccount = async ({
  req,
  provider,
  person,
  email,
}: {
  req: PayloadRequest
  provider: Provider
  person: Person
  email: string
}): Promise<number | null> => {
  const transaction = await transactionOf(req)
  // The header calls its user by a first name: who gave none is called as in their address.
  const firstName = person.firstName ?? email.split('@')[0]?.slice(0, 80) ?? email
  const { rows } = await transaction.execute(sql`
    insert into users (email, role, provider, first_name, last_name, email_verified_at)
    values (${email}, 'customer', ${provider.path}, ${firstName}, ${person.lastName},
      ${person.isEmailVerified ? sql`now()` : sql`null`})
    on conflict do nothing returning id`)
  const userId = rows[0]?.['id']
  if (typeof userId !== 'number') return null
  await transaction.execute(sql`
    insert into user_identities (provider, subject, user_id) values (${provider.id}, ${person.subject}, ${userId})`)
  await enqueueMail({ req, mail: { template: 'welcome', userId } })
  await enqueuePortrait({ req, userId, url: person.picture })
  return userId
}
