import type { PayloadRequest } from 'payload'
import { readSessionToken } from '@/server/platform/payload/read-session-token'
import { endSession } from './end-session'
import { readSessionCookie } from './session-cookies'

/** Ends the session that this browser holds, as another takes its place: nobody would ever end it. */
export const endFormerSession = async (req: PayloadRequest): Promise<void> => {
  const former = readSessionToken({ token: readSessionCookie(req.headers), secret: req.payload.secret })
  if (former) await endSession({ req, userId: former.id, sid: former.sid })
}
