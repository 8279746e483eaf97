import type { Endpoint } from 'payload'
import { endSessionsOf, listSessionsOf } from '@/server/features/accounts/team/account-sessions'
import { Invitation, ONLY_CUSTOMERS, openAccount } from '@/server/features/accounts/team/open-account'
import { sendPasswordLink } from '@/server/features/accounts/team/send-password-link'
import { HttpError } from '@/server/platform/http/errors'
import { hasRole } from '../access/roles'
import { staffEndpoint } from '../access/staff-endpoint'

/** How the agency lets people in, by a link to their mailbox and never by a password of its choosing, and out. */
export const TEAM_ENDPOINTS: Endpoint[] = [
  staffEndpoint({
    method: 'post',
    path: '/invite',
    body: Invitation,
    answer: ({ body, req }) => {
      if (body.role !== 'customer' && !hasRole(req.user)) throw new HttpError({ status: 403, message: ONLY_CUSTOMERS })
      return openAccount({ body, req })
    },
  }),
  staffEndpoint({ method: 'post', path: '/:id/password-link', answer: ({ id, req }) => sendPasswordLink({ id, req }) }),
  staffEndpoint({ method: 'get', path: '/:id/sessions', answer: ({ id, req }) => listSessionsOf({ id, req }) }),
  staffEndpoint({ method: 'post', path: '/:id/end-sessions', answer: ({ id, req }) => endSessionsOf({ id, req }) }),
]
