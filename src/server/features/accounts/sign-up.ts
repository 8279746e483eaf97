import { ValidationError, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { signUp } from '@/contract/accounts'
import { EMAIL_TAKEN } from '@/domain/accounts/sign-up-errors'
import { askToConfirm } from '@/server/features/newsletter/subscriptions'
import { findAccount } from '@/server/features/sign-in/find-account'
import { LIMITS } from '@/server/features/sign-in/limits'
import { openSession } from '@/server/features/sign-in/session/open-session'
import { sessionCookies } from '@/server/features/sign-in/session/session-cookies'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { setCookies } from '@/server/platform/http/set-cookie'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { ownPasswordWrite } from './password/own-password-write'
import { passwordError } from './password/password-error'

type SignUp = z.output<typeof signUp.body>
type SignUpAnswer = z.output<typeof signUp.response>

/** Creates an account, signs it in and welcomes it; 422 with every error when the address or the password is refused. */
export const signUpWith = async ({ body, req }: { body: SignUp; req: PayloadRequest }): Promise<SignUpAnswer> => {
  await countCall({ limit: LIMITS.signUpByClient, key: clientAddressOf(req.headers) })
  const refusals = [(await findAccount(body.email)) ? EMAIL_TAKEN : null, passwordError(body)]
  const errors = refusals.filter((error) => error !== null)
  if (errors.length > 0) throw refused(errors)

  const { userId, token } = await withTransaction(req, () => createAccount({ body, req })).catch((error: unknown) => {
    // Two sign-ups of one address at once: the database lets one pass.
    throw isEmailTaken(error) ? refused([EMAIL_TAKEN]) : error
  })
  logSecurityEvent({ event: 'account_created', outcome: 'done', headers: req.headers, userId, detail: 'site' })
  setCookies({ req, cookies: sessionCookies({ token, userId }) })
  return { token, user_id: userId, errors: [] }
}

/** Any refusal in the shape of the answer (spec §5): the sentences as `errors`, the fields they are about as `fields`. */
export const asSignUpAnswer = ({ status, message, fields, headers, body }: HttpError): HttpError => {
  const about = fields.length > 0 ? { ...shapeOf(fields.map((field) => field.message)), fields } : shapeOf([message])
  return new HttpError({ status, message, headers, body: { ...about, ...body } })
}

const createAccount = async ({ body, req }: { body: SignUp; req: PayloadRequest }) => {
  const { email, password, first_name, last_name, referral, newsletter } = body
  const { id: userId } = await req.payload.create({
    collection: 'users',
    data: { email, password, first_name, last_name, referral, role: 'customer', provider: 'email', sign_in_count: 0 },
    depth: 0,
    // A visitor has no rights on accounts: what is written is listed above.
    overrideAccess: true,
    context: ownPasswordWrite(),
    req,
  })
  await enqueueMail({ req, mail: { template: 'welcome', userId } })
  if (newsletter) await askToConfirm({ req, email, userId })
  return { userId, token: await openSession({ req, userId, openedBy: 'password' }) }
}

const refused = (errors: string[]): HttpError =>
  new HttpError({ status: 422, message: errors[0] ?? '', body: shapeOf(errors) })

const shapeOf = (errors: string[]) => ({ token: null, user_id: null, errors })

const isEmailTaken = (error: unknown): boolean =>
  (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email')) ||
  (error instanceof Error && 'code' in error && error.code === '23505')
