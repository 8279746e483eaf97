import { createLocalReq, type Payload } from 'payload'
import { endSession } from './session/end-session'
import { endedSessionCookies } from './session/session-cookies'
import { sendBack } from './social/send-back'

/** Ends the session of a link to /logout and goes home. A page fetched ahead, or a link from elsewhere, ends nothing. */
export const logOut = async ({ request, payload }: { request: Request; payload: Payload }): Promise<Response> => {
  const { headers } = request
  if (isPrefetch(headers) || headers.get('sec-fetch-site') === 'cross-site') return sendBack({ path: '/' })
  const { user } = await payload.auth({ headers })
  if (user && '_sid' in user && typeof user._sid === 'string') {
    await endSession({ req: await createLocalReq({}, payload), userId: user.id, sid: user._sid })
  }
  return sendBack({ path: '/', cookies: endedSessionCookies() })
}

const isPrefetch = (headers: Headers): boolean =>
  headers.has('next-router-prefetch') || /prefetch/.test(`${headers.get('purpose')} ${headers.get('sec-purpose')}`)
