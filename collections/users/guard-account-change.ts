import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { isTeamRole } from '@/domain/accounts/roles'
import { isOwnPasswordWrite } from '@/server/features/accounts/password/own-password-write'
import { isLastAdmin, LAST_ADMIN } from '@/server/features/accounts/team/is-last-admin'
import { confirmIdentity } from '@/server/features/sign-in/session/confirm-identity'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { logSecurityEvent } from '@/server/platform/log/security-event'

export const NO_PASSWORD_HERE =
  'Personne ne choisit le mot de passe d’un autre\u00a0: envoie-lui un lien. Le tien se change depuis ton compte.'
export const ADDRESS_BY_ADMINS = 'Seule l’administration change l’adresse d’un compte.'
export const OWN_ADDRESS_ELSEWHERE = 'Ta propre adresse ne se change pas ici.'
export const ROLE_BY_ADMINS = 'Seule l’administration change les rôles.'

type Account = { id: number; email: string; role: string }
type Write = { id: number | null; password?: unknown; email?: unknown; role?: unknown; isDeletion: boolean }

/**
 * What makes an account somebody's: password, address, role. Runs once the account is locked, and reads who acts as
 * they are now: their own role may have been taken away while they waited. On an account of the team, who acts confirms
 * that they are no stolen session.
 */
export const guardAccountChange: CollectionBeforeOperationHook = async (hook) => {
  const { args, overrideAccess, req } = hook
  // oxlint-disable-next-line typescript/no-deprecated -- one of its values is
  const write = readWrite({ operation: hook.operation, args })
  if (write === null) return args
  refuseUnmarkedPassword({ write, req })
  if (write.id === null || !req.transactionID) return args

  const [target, author] = await readAccounts({ req, ids: [write.id, req.user?.id ?? 0] })
  if (!target) return args
  if (!overrideAccess) await refuseUnlessMeant({ write, target, author, req })
  await refuseToLoseLastAdmin({ write, target, req })
  return args
}

const refuseUnmarkedPassword = ({ write, req }: { write: Write; req: PayloadRequest }): void => {
  if (write.password === undefined || isOwnPasswordWrite(req.context)) return
  throw refused({ req, id: write.id, message: NO_PASSWORD_HERE })
}

type Change = { write: Write; target: Account; author: Account | undefined; req: PayloadRequest }

const refuseUnlessMeant = async ({ write, target, author, req }: Change): Promise<void> => {
  const message = refusalOf({ write, target, author })
  if (message) throw refused({ req, id: write.id, message })
  if (author?.role !== 'admin' || !changesTeam({ write, target })) return
  await confirmIdentity({ req, target: `users/${String(write.id)}` })
}

const refuseToLoseLastAdmin = async ({
  write: { role },
  target,
  req,
}: {
  write: Write
  target: Account
  req: PayloadRequest
}): Promise<void> => {
  if (typeof role !== 'string' || role === target.role) return
  if (await isLastAdmin({ req, userId: target.id })) throw new APIError(LAST_ADMIN, 409, null, true)
}

/** What a creation, a save or a deletion would write, or null for what writes nothing. */
const readWrite = ({ operation, args }: { operation: string; args: object }): Write | null => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'delete') return null
  const isDeletion = operation === 'delete'
  const data = !isDeletion && 'data' in args ? (args.data as Partial<Write> | undefined) : undefined
  const id = operation !== 'create' && 'id' in args ? Number(args.id) : null
  return { id, password: data?.password, email: data?.email, role: data?.role, isDeletion }
}

/** Whether a write changes who is in the team, or how one of them gets in. */
const changesTeam = ({ write: { email, role, isDeletion }, target }: { write: Write; target: Account }): boolean => {
  // Each role but one is the team's: whoever gets another joins it or leaves it.
  if (role !== undefined && role !== target.role) return true
  return isTeamRole(target.role) && (isDeletion || isNewAddress({ email, target }))
}

const isNewAddress = ({ email, target }: { email: unknown; target: Account }): boolean =>
  typeof email === 'string' && email.trim().toLowerCase() !== target.email.toLowerCase()

const refusalOf = ({ write: { email, role }, target, author }: Omit<Change, 'req'>): string | null => {
  const isAdmin = author?.role === 'admin'
  const isMoved = isNewAddress({ email, target })
  if (typeof role === 'string' && role !== target.role && !isAdmin) return ROLE_BY_ADMINS
  if (isMoved && !isAdmin) return ADDRESS_BY_ADMINS
  return isMoved && target.id === author?.id ? OWN_ADDRESS_ELSEWHERE : null
}

/** The accounts of these numbers, in their order. */
const readAccounts = async ({
  req,
  ids,
}: {
  req: PayloadRequest
  ids: number[]
}): Promise<Array<Account | undefined>> => {
  const transaction = await transactionOf(req)
  const numbers = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await transaction.execute<Account>(sql`select id, email, role from users where id in (${numbers})`)
  return ids.map((id) => rows.find((account) => account.id === id))
}

const refused = ({ req, id, message }: { req: PayloadRequest; id: number | null; message: string }): APIError => {
  const { headers, user } = req
  const target = id === null ? 'users' : `users/${String(id)}`
  logSecurityEvent({ event: 'access_refused', outcome: 'refused', headers, userId: user?.id, target })
  return new APIError(message, 403, null, true)
}
