import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { askForPanelPassword, logInToPanel, logOutOfPanel, renewPanelSession } from '@/contract/panel-sign-in'
import { jsonAnswer, type Answer } from '@/server/platform/http/answer'
import type { HttpError } from '@/server/platform/http/errors'
import { implementRoute } from '@/server/platform/http/implement-route'
import { requestPasswordReset } from '../password/request-reset'
import { logInTeam, logOutTeam, renewTeamSession } from './team-session'

/** Payload's forms send what is typed as one of several parts, or as JSON. */
const readSent = async (req: PayloadRequest): Promise<unknown> => {
  await addDataAndFileToRequest(req)
  return req.data
}

/** Payload's forms read its own shape of errors. */
const writeRefusal = ({ message, status, headers }: HttpError): Answer =>
  jsonAnswer({ status, body: { errors: [{ message }] }, headers })

const OF_PAYLOADS_FORMS = { readSent, writeRefusal }

/**
 * The panel's own sign-in, in place of Payload's: the same limits, sessions and mails as on the site. Payload's write
 * back the whole user, wait for the mail server inside a transaction and keep reset tokens in clear.
 */
export const PANEL_SIGN_IN_ENDPOINTS = [
  implementRoute(logInToPanel, ({ body, req }) => logInTeam({ ...body, req }), OF_PAYLOADS_FORMS),
  implementRoute(logOutOfPanel, ({ user, req }) => logOutTeam({ user, req }), OF_PAYLOADS_FORMS),
  implementRoute(renewPanelSession, ({ user, req }) => renewTeamSession({ user, req }), OF_PAYLOADS_FORMS),
  implementRoute(
    askForPanelPassword,
    async ({ body, req }) => {
      await requestPasswordReset({ email: body.email, req })
      return { message: req.t('general:success') }
    },
    OF_PAYLOADS_FORMS,
  ),
]
