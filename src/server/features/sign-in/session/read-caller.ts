import { executeAuthStrategies, JWT_AUTH_VERSION, type PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { readOften } from '@/server/platform/db/read-often'
import { whyUnavailable } from '@/server/platform/db/why-unavailable'
import { readSessionToken, type SessionToken } from '@/server/platform/http/read-session-token'
import { keptName } from '@/server/platform/http/set-cookie'
import { isSessionOver } from './is-session-over'

type Session = NonNullable<User['sessions']>[number]

/** Instants as PostgreSQL writes them in JSON, with the offset of its session. */
type UserRow = Omit<User, 'sessions'>
type Row = { caller: UserRow; sessions: Session[] }

// Two values: to describe and read twenty columns costs this process as much as the rest of the statement.
const STATEMENT = /* sql */ `
  select row_to_json(caller) as caller, (
    select coalesce(json_agg(json_build_object('id', s.id, 'createdAt', s.created_at, 'expiresAt', s.expires_at)
      order by s._order), '[]') from users_sessions s where s._parent_id = caller.id) as sessions
  from (
    select u.id, u.role, u.first_name, u.last_name, u.phone, u.billing_address, u.avatar_url, u.provider, u.sign_in_count, u.newsletter,
      u.favourite_alerts, u.basket_reminders, u.favourite_news_seen_at, u.favourite_mailed_at, u.referral,
      u.email_verified_at, u.deleted_at, u.updated_at as "updatedAt", u.created_at as "createdAt", u.email
    from users u where u.id = $1) caller`

/** As `jwtSign` writes it, letter by letter. */
const OUR_HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', authVersion: JWT_AUTH_VERSION, typ: 'JWT' })).toString(
  'base64url',
)

const TOKEN = /^(?:JWT|Bearer) ([\w-]+\.[\w-]+\.[\w-]+)$/

/**
 * Who calls, by one statement; whatever else than a good token of ours in a header is sent, Payload itself says who that is. Throws
 * while the database does not answer: the session of such a token is not over.
 */
export const readCaller = async (
  req: Pick<PayloadRequest, 'headers' | 'payload'> & Partial<PayloadRequest>,
): Promise<PayloadRequest['user']> => {
  const { headers, payload } = req
  const token = TOKEN.exec(headers.get('authorization') ?? '')?.[1]
  const session = token === undefined ? null : ownSession({ token, secret: payload.secret })
  if (session) return readUser(session)
  if (!headers.has('authorization') && !headers.get('cookie')?.includes(keptName('payload-token'))) return null
  return (await executeAuthStrategies({ headers, payload, req: req as PayloadRequest, canSetHeaders: true })).user
}

const ownSession = ({ token, secret }: { token: string; secret: string }): SessionToken | null => {
  if (!token.startsWith(`${OUR_HEADER}.`)) return null
  const session = readSessionToken({ token, secret })
  return session?.collection === 'users' && session.exp > Math.floor(Date.now() / 1000) ? session : null
}

const readUser = async ({ id, sid }: SessionToken): Promise<PayloadRequest['user']> => {
  const [found] = await readOften<Row>(STATEMENT, [id], 'read-caller').catch((error: unknown) => {
    if (whyUnavailable(error)) throw error
    // No account has such a number.
    return []
  })
  return found ? presentUser({ ...found, sid }) : null
}

const presentUser = ({ caller, sessions, sid }: Row & { sid: string }): PayloadRequest['user'] => {
  const now = new Date()
  const isOpen = (session: Session) => !isSessionOver({ session, role: caller.role, now })
  const own = sessions.find(({ id }) => id === sid)
  if (!own || !isOpen(own)) return null
  return Object.assign(new OpenSessions({ sessions, isOpen }), caller, instantsOf(caller), {
    collection: 'users',
    _sid: sid,
    _strategy: 'local-jwt',
  } as const)
}

/**
 * The open sessions of a user, worked out as they are read: hardly a call reads them, and some people have dozens. A class, because V8 keeps
 * a getter that each object has of its own, and all that it reads, until it looks through what is old: half a kilobyte a call.
 */
class OpenSessions {
  readonly #read: () => Session[]

  constructor({ sessions, isOpen }: { sessions: Session[]; isOpen: (session: Session) => boolean }) {
    this.#read = () => sessions.filter(isOpen).map(sessionInUtc)
  }

  get sessions(): Session[] {
    return this.#read()
  }
}

const instantsOf = (row: UserRow) => ({
  favourite_news_seen_at: utcOrNull(row.favourite_news_seen_at),
  favourite_mailed_at: utcOrNull(row.favourite_mailed_at),
  email_verified_at: utcOrNull(row.email_verified_at),
  deleted_at: utcOrNull(row.deleted_at),
  updatedAt: utc(row.updatedAt),
  createdAt: utc(row.createdAt),
})

const sessionInUtc = ({ id, createdAt, expiresAt }: Session): Session => ({
  id,
  createdAt: utcOrNull(createdAt),
  expiresAt: utc(expiresAt),
})

const utc = (instant: string): string => new Date(instant).toISOString()

const utcOrNull = (instant: string | null | undefined): string | null => (instant ? utc(instant) : null)
