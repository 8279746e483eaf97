import * as z from 'zod/mini'
import { ROLES } from '@/domain/accounts/roles'
import { mostUnits } from '@/domain/text/text-length'
import { definePanelRoute } from './define-route'

const EMAIL_LENGTH = 254
const PASSWORD_LENGTH = 1024

/** An address as it is kept; what is no text is nobody's. */
const TypedEmail = z.catch(
  z
    .string()
    .check(z.overwrite((email) => email.slice(0, mostUnits(EMAIL_LENGTH)).trim().toLowerCase().slice(0, EMAIL_LENGTH))),
  '',
)
const TypedPassword = z.catch(z.string().check(z.overwrite((password) => password.slice(0, PASSWORD_LENGTH))), '')

const PanelUser = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(ROLES),
  first_name: z.optional(z.nullable(z.string())),
  collection: z.literal('users'),
})

/** Signs a member of the team in, or says what stands beside the password; 401 when it is wrong, 403 for customers. */
export const logInToPanel = definePanelRoute({
  method: 'post',
  path: '/users/login',
  auth: 'sign_in',
  body: z.catch(z.strictObject({ email: TypedEmail, password: TypedPassword }), { email: '', password: '' }),
  response: z.union([
    z.object({ second_factor: z.enum(['code', 'set_up']) }),
    z.object({ message: z.string(), token: z.string(), exp: z.int(), user: PanelUser }),
  ]),
})

/** Ends the session, and whatever sign-in this browser was at. */
export const logOutOfPanel = definePanelRoute({
  method: 'post',
  path: '/users/logout',
  auth: 'sign_in',
  response: z.object({ message: z.string() }),
})

/** A new token for the session; 403 without one. */
export const renewPanelSession = definePanelRoute({
  method: 'post',
  path: '/users/refresh-token',
  auth: 'sign_in',
  response: z.object({
    message: z.string(),
    refreshedToken: z.string(),
    exp: z.int(),
    setCookie: z.literal(true),
    user: z.extend(PanelUser, { _strategy: z.literal('local-jwt') }),
  }),
})

/** Has a link to choose a password sent; answers the same for an unknown address. */
export const askForPanelPassword = definePanelRoute({
  method: 'post',
  path: '/users/forgot-password',
  auth: 'sign_in',
  body: z.catch(z.strictObject({ email: TypedEmail }), { email: '' }),
  response: z.object({ message: z.string() }),
})
