import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'
import { readSessionToken } from '@/server/platform/http/read-session-token'
import { deviceOf, rememberUse, type OpenedBy } from '@/server/platform/http/session-use'
import { runStatement } from '@/server/platform/payload/run-statement'
import { signToken, type TokenOwner } from '@/server/platform/payload/sign-token'
import { SecondFactorAsked } from '../second-factor/second-factor-asked'
import type { SecondFactorProof } from '../second-factor/second-factor-proof'
import { readStep } from '../second-factor/second-factor-step'
import { endSession } from './end-session'
import { readSessionCookie } from './session-cookies'
import { CUSTOMER_SESSION, sessionLimits, TEAM_SESSION } from './session-limits'

/** The account, where the session was opened. */
type Opened = (TokenOwner | Record<keyof TokenOwner, null>) & { step: string | null }

/** More devices than anybody has: the oldest sessions leave first. */
const MOST_SESSIONS = 100

/**
 * Opens one session more and answers its token, in the caller's transaction if there is one; the one that this browser
 * had is over. Payload's own login writes back the whole user as it was read before: parallel sign-ins would end each
 * other's sessions and undo what changed in between. Here one statement adds a row, and waits on the user's row for who
 * rewrites them all. It opens nothing, and throws `SecondFactorAsked`, when the account has a second factor that was not
 * given, or must set one up.
 */
export const openSession = async ({
  req,
  userId,
  openedBy,
  isSignIn = true,
  provenHash,
  secondFactor = null,
}: {
  req: PayloadRequest
  userId: number
  openedBy: OpenedBy
  /** False for who was in already: their sign-ins are counted. */
  isSignIn?: boolean
  /** Of the password that was typed: the account may have changed it, or lost it, while it was verified. */
  provenHash?: string | null
  secondFactor?: SecondFactorProof | null
}): Promise<string> => {
  // 128 bits, where a UUID has 122.
  const sid = randomBytes(16).toString('hex')
  const { client, device } = deviceOf(req.headers)
  const isGiven = secondFactor?.userId === userId
  const statement = sql`
    with locked as materialized (
      select id, role from users where id = ${userId} and deleted_at is null
        and (${provenHash ?? null}::text is null or hash = ${provenHash ?? null})
      for update
    ), account as materialized (
      select id, second_factor_step(id, role::text) as step from locked
    ), owner as (
      update users set sign_in_count = sign_in_count + ${isSignIn ? 1 : 0} from account
      where users.id = account.id and (account.step is null or (account.step = 'code' and ${isGiven}::boolean))
      returning users.id, users.email, users.role
    ), over as (
      delete from users_sessions where _parent_id in (select id from owner) and (
        expires_at <= now() or
        id in (select id from users_sessions where _parent_id = ${userId} order by created_at desc offset ${MOST_SESSIONS - 1})
      )
    ), opened as (
      insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
      select (select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = ${userId}), id, ${sid}, now(),
        now() + make_interval(secs => case role
          when 'customer' then ${CUSTOMER_SESSION.idle}::int else ${TEAM_SESSION.idle}::int end)
      from owner
    ), detailed as (
      insert into session_details (session_id, opened_by, client_address, device)
      select ${sid}, ${openedBy}, ${client}, ${device} from owner
    )
    select owner.id, owner.email, owner.role, account.step from account left join owner on true`
  const [row] = await runStatement<Opened>({ req, statement })
  const step = row && readStep(row.step)
  if (step && row.id === null) throw new SecondFactorAsked({ userId, step })
  if (!row || row.id === null) throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
  await endFormerSession(req)
  rememberUse(sid)
  return signToken({ payload: req.payload, user: row, sid, seconds: sessionLimits(row.role).idle })
}

/** Ends the session that this browser holds, as another takes its place: nobody would ever end it. */
const endFormerSession = async (req: PayloadRequest): Promise<void> => {
  const former = readSessionToken({ token: readSessionCookie(req.headers), secret: req.payload.secret })
  if (former) await endSession({ req, userId: former.id, sid: former.sid })
}
