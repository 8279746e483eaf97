import { parseArgs } from 'node:util'
import { Email } from '@/contract/accounts'
import { query, queryOne } from '@/server/platform/db/pool'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { drawPasswordLink } from '../password/password-link'

const USAGE = 'Which address? npm run admin:create -- --email someone@example.org'

/** `--email x`: makes an administrator and prints the link by which they choose a password; the exit code. */
export const runCreateAdmin = async ({
  args,
  print,
  printError,
}: {
  args: string[]
  print: (line: string) => void
  printError: (line: string) => void
}): Promise<number> => {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } }, strict: false })
  const email = Email.safeParse(values.email)
  if (!email.success) {
    printError(typeof values.email === 'string' ? `« ${values.email} » is not an e-mail address. ${USAGE}` : USAGE)
    return 1
  }
  const outcome = await createAdmin(email.data)
  if (!outcome.ok) {
    printError(
      `${email.data} has an account with another role: give it the role in the panel, or take another address.`,
    )
    return 1
  }
  print(outcome.isNew ? `${email.data} is an administrator.` : `${email.data} was an administrator already.`)
  print(`To choose a password, once, within ${String(ADMIN_LINK_MINUTES)} minutes: ${outcome.link}`)
  return 0
}

/** How long whoever runs the command has to open the link. */
const ADMIN_LINK_MINUTES = 60

type Outcome = { ok: true; link: string; isNew: boolean } | { ok: false; reason: 'other_role' }

/**
 * The account of an administrator and a link, good once, to choose its password; an administrator's own again when there
 * is one. Refuses the address of a customer or of another role: whoever opened that account would keep a way in.
 */
const createAdmin = async (email: string): Promise<Outcome> => {
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
