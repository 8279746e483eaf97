import type { PayloadRequest } from 'payload'
import { endUnprovenAccess } from '@/server/features/sign-in/end-unproven-access'
import { LIMITS } from '@/server/features/sign-in/limits'
import { endProviders } from '@/server/features/sign-in/social/end-providers'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { sessionIdOf } from '@/server/platform/http/session-use'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { accountOfLink } from './address-link'

export const DEAD_LINK = 'Ce lien a expiré. Ta première commande te demandera de confirmer ton adresse.'
export const TOO_LATE =
  'Ce lien a expiré, ou l’adresse a été confirmée. « Mot de passe oublié ? » ferme le compte à qui d’autre y entrerait.'

type Pressed = { token: string; req: PayloadRequest }
type Done = Pick<Parameters<typeof logSecurityEvent>[0], 'event' | 'userId' | 'target'>
type Found = { transaction: Transaction; userId: number; isProven: boolean }

/**
 * Proves the address of a welcome mail. Whoever holds the mailbox says that the account is theirs: its password and its
 * sessions stay, and none is opened. Providers linked before go, but that of the session that presses. Twice changes
 * nothing.
 */
export const confirmAddressBy = ({ token, req }: Pressed): Promise<{ ok: true }> =>
  follow({
    token,
    req,
    refusal: DEAD_LINK,
    act: async ({ transaction, userId, isProven }) => {
      if (isProven) return null
      await transaction.execute(
        sql`update users set email_verified_at = now(), updated_at = now() where id = ${userId}`,
      )
      await endProviders({ req, userId, keptSessions: sessionHere({ req, userId }) })
      return { event: 'address_proven', userId }
    },
  })

/** « Ce n’est pas moi »: whoever opened the account with this address stays outside. Of a proven one nothing ends. */
export const disownAccountBy = ({ token, req }: Pressed): Promise<{ ok: true }> =>
  follow({
    token,
    req,
    refusal: TOO_LATE,
    act: async ({ transaction, userId, isProven }) => {
      if (isProven) throw dead(TOO_LATE)
      const hasEndedAccess = await endUnprovenAccess({ transaction, userId })
      return hasEndedAccess ? { event: 'access_ended', target: `users/${String(userId)}` } : null
    },
  })

const follow = async ({
  token,
  req,
  refusal,
  act,
}: Pressed & {
  /** Said of a link that names nobody any more. */
  refusal: string
  /** Does what was pressed; answers what is logged of it. */
  act: (found: Found) => Promise<Done | null>
}): Promise<{ ok: true }> => {
  await countCall({ limit: LIMITS.addressLinkByClient, key: clientAddressOf(req.headers) })
  const account = accountOfLink(token)
  if (!account) throw dead(refusal)
  const done = await withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute<Pick<Found, 'isProven'>>(sql`
      select email_verified_at is not null or role <> 'customer' as "isProven" from users
      where id = ${account.userId} and lower(email) = lower(${account.email}) and deleted_at is null for no key update`)
    const [found] = rows
    if (!found) throw dead(refusal)
    return act({ transaction, userId: account.userId, ...found })
  })
  if (done) logSecurityEvent({ ...done, outcome: 'done', headers: req.headers, detail: 'welcome link' })
  return { ok: true }
}

/** The session of the account that this browser holds, if it does. */
const sessionHere = ({ req, userId }: { req: PayloadRequest; userId: number }): string[] =>
  req.user?.id === userId ? [sessionIdOf(req.user)] : []

const dead = (message: string): HttpError =>
  new HttpError({ status: 422, message, fields: [{ field: 'token', message }] })
