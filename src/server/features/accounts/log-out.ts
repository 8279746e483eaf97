import { createLocalReq, type Payload } from 'payload'
import { endSession } from '@/server/features/sign-in/session/end-session'
import { CLEARED_CACHE } from '@/server/features/sign-in/session/leave-browser'
import { readSignedIn } from '@/server/features/sign-in/session/read-signed-in'
import { endedSessionCookies } from '@/server/features/sign-in/session/session-cookies'
import { sessionIdOf } from '@/server/platform/http/session-use'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { sendBack } from './social/send-back'

/** Ends the session of a link to /logout and goes home. A page fetched ahead, or a link from elsewhere, ends nothing. */
export const logOut = async ({ request, payload }: { request: Request; payload: Payload }): Promise<Response> => {
  const { headers } = request
  if (isPrefetch(headers) || headers.get('sec-fetch-site') === 'cross-site') return sendBack({ path: '/' })
  // Payload reads no cookie of a browser that does not say where the request comes from: its session must end too.
  const user = await readSignedIn({ payload, headers })
  if (user) {
    await endSession({ req: await createLocalReq({}, payload), userId: user.id, sid: sessionIdOf(user) })
    logSecurityEvent({ event: 'sign_out', outcome: 'done', headers, userId: user.id, detail: 'site' })
  }
  return sendBack({ path: '/', cookies: endedSessionCookies(), headers: CLEARED_CACHE })
}

const isPrefetch = (headers: Headers): boolean =>
  headers.has('next-router-prefetch') || /prefetch/.test(`${headers.get('purpose')} ${headers.get('sec-purpose')}`)
