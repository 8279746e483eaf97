import type { PayloadRequest } from 'payload'
import { isTeamRole } from '@/domain/accounts/roles'
import { query } from '@/server/platform/db/pool'
import { HttpError } from '@/server/platform/http/errors'
import { deviceOf, sessionIdOf } from '@/server/platform/http/session-use'
import { findAccount } from '../find-account'
import { refuseWrongPassword } from '../password/refuse-wrong-password'

const PROOF_MINUTES = 5
/** Who has no password proves who they are by a sign-in of just now. */
const FRESH_MINUTES = 10

export const PROVE_FIRST = 'Confirme d’abord que c’est toi\u00a0: donne ton mot de passe.'
export const SIGN_IN_FIRST =
  'Confirme d’abord que c’est toi\u00a0: déconnecte-toi, puis reconnecte-toi. Ou demande un lien de mot de passe.'

type SignedIn = NonNullable<PayloadRequest['user']>

export const CHOOSE_A_PASSWORD_FIRST =
  'Ce compte n’a pas de mot de passe. Choisis-en un d’abord, par « Mot de passe oublié ? ».'

/** Notes on the session that its user just gave their password. */
export const proveIdentityOf = async ({
  user,
  password,
  req,
}: {
  user: SignedIn
  password: string
  req: PayloadRequest
}): Promise<{ ok: true }> => {
  const account = await findAccount(user.email)
  await refuseWrongPassword({ account, userId: user.id, password, event: 'identity_confirmed' })
  const { client, device } = deviceOf(req.headers)
  await query(
    `insert into session_details (session_id, client_address, device, proved_at)
     select id, $2, $3, now() from users_sessions where id = $1
     on conflict (session_id) do update set proved_at = excluded.proved_at`,
    [sessionIdOf(user), client, device],
  )
  return { ok: true }
}

/**
 * Takes the proof that the user is here, and refuses without one: a session left open on a shared computer changes no
 * way into the account. A password given minutes ago is good once; for a customer without a password, a sign-in of just
 * now. One of the team chooses a password first, by the link of a mail: a session that was stolen may be as fresh.
 */
export const takeProof = async (user: SignedIn): Promise<void> => {
  const sid = sessionIdOf(user)
  const taken = await query(
    `update session_details d set proved_at = null from users_sessions s, users u
     where d.session_id = $1 and s.id = d.session_id and u.id = s._parent_id and
       case when u.hash is null then u.role = 'customer' and s.created_at > now() - make_interval(mins => $3)
         else d.proved_at > now() - make_interval(mins => $2) end
     returning 1`,
    [sid, PROOF_MINUTES, FRESH_MINUTES],
  )
  if (taken.length > 0) return
  const account = await findAccount(user.email)
  if (account?.hash) throw new HttpError({ status: 403, message: PROVE_FIRST })
  throw new HttpError({ status: 403, message: isTeamRole(user.role) ? CHOOSE_A_PASSWORD_FIRST : SIGN_IN_FIRST })
}
