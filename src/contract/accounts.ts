import { z } from 'zod'
import { defineRoute } from './define-route'

const group = 'Comptes'
const Email = z.string().trim().max(254).pipe(z.email())

/** The profile of the signed-in user, with whether the phone popup may open. */
export const User = z
  .object({
    id: z.int(),
    user_id: z.int(),
    token: z.string(),
    email: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    avatar_url: z.string().nullable(),
    phone: z.string().nullable(),
    provider: z.enum(['facebook', 'google_oauth2', 'email']),
    sign_in_count: z.int(),
    newsletter: z.boolean(),
    is_login: z.boolean(),
    interests: z.array(z.int()),
    popup_visible: z.boolean(),
  })
  .meta({ id: 'User' })

/** Says how an address signs in, so that the popup can ask for the right thing. */
export const checkEmail = defineRoute({
  method: 'post',
  path: '/v1/auth/check-email',
  group,
  auth: 'public',
  summary: 'How an address signs in',
  body: z.strictObject({ email: Email }),
  response: z.object({ exists: z.enum(['email', 'google', 'facebook', 'none']) }),
})

/** Signs in by password and sets the session cookie. */
export const logIn = defineRoute({
  method: 'post',
  path: '/v1/auth/login',
  group,
  auth: 'public',
  summary: 'Sign in by password',
  body: z.strictObject({ email: Email, password: z.string().min(1).max(1024) }),
  response: z.object({ token: z.string() }),
})

/** The token of the current session, or null. */
export const getCurrentSession = defineRoute({
  method: 'get',
  path: '/v1/auth/current',
  group,
  auth: 'public',
  summary: 'Token of the current session',
  response: z.object({ jwt: z.string().nullable() }),
})

/** Creates an account and signs it in. */
export const signUp = defineRoute({
  method: 'post',
  path: '/v1/auth/signup',
  group,
  auth: 'public',
  status: 201,
  summary: 'Create an account',
  body: z.strictObject({
    email: Email,
    password: z.string().max(1024),
    first_name: z.string().trim().min(1).max(80),
    last_name: z.string().trim().min(1).max(80),
    newsletter: z.boolean().default(false),
    referral: z.string().max(200).default('Organic'),
  }),
  response: z.object({ token: z.string().nullable(), user_id: z.int().nullable(), errors: z.array(z.string()) }),
})

/** Sends a single-use link to choose a new password; answers the same for an unknown address. */
export const resetPassword = defineRoute({
  method: 'post',
  path: '/v1/auth/reset-password',
  group,
  auth: 'public',
  summary: 'Ask for a new password',
  body: z.strictObject({ email: Email }),
  response: z.object({ ok: z.literal(true) }),
})

/** The profile of the signed-in user. */
export const getUser = defineRoute({
  method: 'get',
  path: '/v1/user',
  group,
  auth: 'user',
  summary: 'Profile of the signed-in user',
  response: User,
})

/** Saves the phone number, in international form. */
export const updateUser = defineRoute({
  method: 'patch',
  path: '/v1/user',
  group,
  auth: 'user',
  summary: 'Save the phone number',
  body: z.strictObject({ phone: z.string().max(250) }),
  response: User,
})

/** Subscribes an address to the newsletter. */
export const subscribeToNewsletter = defineRoute({
  method: 'post',
  path: '/v1/users/newsletter/:email',
  group,
  auth: 'public',
  summary: 'Subscribe to the newsletter',
  params: z.object({ email: Email }),
  response: z.object({ ok: z.literal(true) }),
})
