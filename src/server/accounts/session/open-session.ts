import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { runStatement } from '../../db/run-statement'
import { sql } from '../../db/transaction-of'
import { HttpError, MESSAGES } from '../../http/errors'
import { SESSION_SECONDS } from './session-cookies'
import { signToken, type TokenOwner } from './sign-token'

/** More devices than anybody has: the oldest sessions leave first. */
const MOST_SESSIONS = 100

/**
 * Opens one session more and answers its token, in the caller's transaction if there is one. Payload's own login writes
 * back the whole user as it was read before: parallel sign-ins would end each other's sessions and undo what changed in
 * between. Here one statement adds a row, and waits on the user's row for who rewrites them all.
 */
export const openSession = async ({
  req,
  userId,
  isSignIn = true,
}: {
  req: PayloadRequest
  userId: number
  /** False for who was in already: their sign-ins are counted. */
  isSignIn?: boolean
}): Promise<string> => {
  const sid = randomUUID()
  const statement = sql`
    with owner as (
      update users set sign_in_count = sign_in_count + ${isSignIn ? 1 : 0} where id = ${userId} and deleted_at is null
      returning id, email, role
    ), over as (
      delete from users_sessions where _parent_id = ${userId} and (
        expires_at <= now() or
        id in (select id from users_sessions where _parent_id = ${userId} order by created_at desc offset ${MOST_SESSIONS - 1})
      )
    ), opened as (
      insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
      select (select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = ${userId}), id, ${sid}, now(),
        now() + make_interval(secs => ${SESSION_SECONDS})
      from owner
    )
    select id, email, role from owner`
  const [row] = await runStatement({ req, statement })
  const owner = row as TokenOwner | undefined
  if (!owner) throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
  return signToken({ payload: req.payload, user: owner, sid })
}
