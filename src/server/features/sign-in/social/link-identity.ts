import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { enqueuePortrait } from './enqueue-portrait'
import type { ProviderId } from './provider'

export type Identity = { provider: ProviderId; subject: string; picture: string | null }

export const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const

/**
 * Links a person of a provider to an account and tells its owner. Nothing happens when that person opens another
 * account, or the account has another person of that provider. Inside the caller's transaction.
 */
export const linkIdentity = async ({
  req,
  userId,
  identity,
}: {
  req: PayloadRequest
  userId: number
  identity: Identity
}): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    insert into user_identities (provider, subject, user_id)
    values (${identity.provider}, ${identity.subject}, ${userId})
    on conflict do nothing returning user_id`)
  if (rows.length === 0) return false
  await enqueuePortrait({ req, userId, url: identity.picture })
  await enqueueMail({ req, mail: { template: 'new_provider', userId, provider: PROVIDER_NAMES[identity.provider] } })
  return true
}
