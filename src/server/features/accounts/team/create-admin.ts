import { query, queryOne } from '@/server/platform/db/pool'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { drawPasswordLink } from '../password/reset-token'

/** How long whoever runs the command has to open the link. */
export const ADMIN_LINK_MINUTES = 60

type Outcome = { ok: true; link: string; isNew: boolean } | { ok: false; reason: 'other_role' }

/**
 * The account of an administrator and a link, good once, to choose its password; an administrator's own again when there
 * is one. Refuses the address of a customer or of another role: whoever opened that account would keep a way in.
 */
export const createAdmin = async ({ email }: { email: string }): Promise<Outcome> => {
  const [created] = await query<{ id: number }>(
    `insert into users (email, role, provider, sign_in_count) values ($1, 'admin', 'email', 0)
     on conflict (email) do nothing returning id`,
    [email],
  )
  const account =
    created ??
    (await queryOne<{ id: number }>(
      `select id from users where lower(email) = $1 and role = 'admin' and deleted_at is null`,
      [email],
    ))
  if (!account) return { ok: false, reason: 'other_role' }
  const userId = account.id
  const target = `users/${String(userId)}`
  if (created) logSecurityEvent({ event: 'account_created', outcome: 'done', target, detail: 'admin by command' })
  return {
    ok: true,
    link: await drawPasswordLink({ userId, minutes: ADMIN_LINK_MINUTES, query }),
    isNew: Boolean(created),
  }
}
