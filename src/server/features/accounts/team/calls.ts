import { endAccountSessions, inviteAccount, listAccountSessions, mailPasswordLink } from '@/contract/team'
import { implementRoute } from '@/server/platform/http/implement-route'
import { endSessionsOf, listSessionsOf } from './account-sessions'
import { sendPasswordLink } from './managed-account'
import { openAccount } from './open-account'

/** How the agency lets people in, by a link to their mailbox and never by a password of its choosing, and out. */
export const TEAM_ENDPOINTS = [
  implementRoute(inviteAccount, ({ body, user, req }) => openAccount({ body, author: user, req })),
  implementRoute(mailPasswordLink, ({ params, req }) => sendPasswordLink({ id: params.id, req })),
  implementRoute(listAccountSessions, ({ params, req }) => listSessionsOf({ id: params.id, req })),
  implementRoute(endAccountSessions, ({ params, req }) => endSessionsOf({ id: params.id, req })),
]
