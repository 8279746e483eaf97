import * as z from 'zod/mini'
import { ROLES } from '@/domain/accounts/roles'
import { Email } from './accounts'
import { definePanelRoute } from './define-route'
import { nameText } from './free-text'
import { PathId } from './whole-numbers'

const params = z.object({ id: PathId })
const Done = z.object({ ok: z.literal(true) })

/** Opens an account for somebody, who chooses its password by a mail; 409 when the address has one. */
export const inviteAccount = definePanelRoute({
  method: 'post',
  path: '/users/invite',
  auth: 'staff',
  body: z.strictObject({
    email: Email,
    first_name: nameText({ max: 80 }),
    last_name: nameText({ max: 80 }),
    role: z.enum(ROLES),
  }),
  response: z.object({ id: z.int() }),
})

/** Has a link to choose a password sent to the address of an account. */
export const mailPasswordLink = definePanelRoute({
  method: 'post',
  path: '/users/:id/password-link',
  auth: 'staff',
  params,
  response: Done,
})

/** Where an account is signed in, as the panel shows it to the agency. */
const AccountSessions = z.object({ sessions: z.array(z.object({ device: z.string(), last_used_at: z.string() })) })
export type AccountSessions = z.infer<typeof AccountSessions>

/** Where an account is signed in, the last used first. */
export const listAccountSessions = definePanelRoute({
  method: 'get',
  path: '/users/:id/sessions',
  auth: 'staff',
  params,
  response: AccountSessions,
})

/** Signs an account out on every device. */
export const endAccountSessions = definePanelRoute({
  method: 'post',
  path: '/users/:id/end-sessions',
  auth: 'staff',
  params,
  response: Done,
})
