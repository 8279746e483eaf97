import type { PayloadRequest } from 'payload'
import type { CallRoute } from '@/contract/define-route'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { authorizationToken, readSessionToken } from './read-session-token'
import { HttpError, MESSAGES } from './errors'
import { fewAtATime } from './few-at-a-time'

/**
 * How many writes of one session, and of one account by all its sessions, a process runs at once, and how many more wait in memory.
 * Those of one account wait for each other’s locks anyway: each on a connection of its own, they would leave none to other customers.
 */
export const WRITES_AT_ONCE = { mostRunning: 3, mostWaiting: 60 }

const takeTurn = fewAtATime(WRITES_AT_ONCE)

type Called = { route: CallRoute; req: PayloadRequest }
type Work<Result> = () => Promise<Result>

/** Runs a customer’s write in the turn of the session that its token names, before the database is asked whose it is; or 429. */
export const inSessionTurn = <Result extends object>({ route, req }: Called, work: Work<Result>): Promise<Result> => {
  if (!isWrite(route)) return work()
  const token = authorizationToken(req.headers.get('authorization'))
  const session = readSessionToken({ token, secret: req.payload.secret })
  return session ? inTurn({ of: `session:${session.sid}`, userId: session.id, work }) : work()
}

/** Runs it in the turn of who is signed in, whom a session that has ended does not stand for; or 429. */
export const inAccountTurn = <Result extends object>({ route, req }: Called, work: Work<Result>): Promise<Result> => {
  const userId = req.user?.id
  return userId !== undefined && isWrite(route) ? inTurn({ of: `account:${String(userId)}`, userId, work }) : work()
}

/** The panel’s calls are the agency’s own. */
const isWrite = ({ method, path }: CallRoute): boolean => method !== 'get' && path.startsWith('/v1/')

type Turn<Result> = { of: string; userId: number; work: Work<Result> }

const inTurn = async <Result extends object>({ of, userId, work }: Turn<Result>): Promise<Result> => {
  const result = await takeTurn(of, work)
  if (result) return result
  logSecurityEvent({ event: 'limit_reached', outcome: 'refused', userId, detail: 'writes_at_once' })
  throw new HttpError({ status: 429, message: MESSAGES.tooManyAtOnce, headers: { 'Retry-After': '1' } })
}
