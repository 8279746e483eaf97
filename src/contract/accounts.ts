import * as z from 'zod/mini'
import { PASSWORD_LENGTH, PASSWORD_MAX_BYTES } from '@/domain/accounts/password'
import { MOST_ADDRESS } from '@/domain/accounts/address-limit'
import { EMAIL_ADDRESS } from '@/domain/accounts/email-address'
import { storedReferral } from '@/domain/audience/stored-referral'
import { CURRENT_SESSION, USER } from './addresses'
import { ADDRESS_LINK } from './page-addresses'
import { Cart } from './cart'
import { defineRoute } from './define-route'
import { nameText, plainText, typedText } from './free-text'

const group = 'Accounts'
export const Email = z.pipe(
  typedText({ max: 254 })
    .check(z.trim(), z.toLowerCase(), z.maxLength(254))
    .register(z.globalRegistry, { format: 'email' }),
  z.email({ pattern: EMAIL_ADDRESS }),
)
const Password = z.string().check(z.maxLength(PASSWORD_MAX_BYTES))
/** One that is chosen: too short, too long or too common, it is refused by the rule, with its message. */
const NewPassword = z.string().register(z.globalRegistry, { minLength: PASSWORD_LENGTH, maxLength: PASSWORD_MAX_BYTES })
const FirstOrLastName = nameText()
const Token = z.object({ token: z.string() })

export const User = z
  .object({
    id: z.int(),
    user_id: z.int(),
    token: z.string(),
    email: z.string(),
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    avatar_url: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    provider: z.enum(['facebook', 'google_oauth2', 'email']),
    sign_in_count: z.int(),
    newsletter: z.boolean(),
    newsletter_pending: z.boolean(),
    is_login: z.boolean(),
    interests: z.array(z.int()),
    popup_visible: z.boolean(),
    is_team: z
      .boolean()
      .check(z.describe('Whether it is an account of the back office, whose visits are not counted.')),
    cart: z.optional(Cart),
  })
  .register(z.globalRegistry, {
    id: 'User',
    description:
      'The profile of the signed-in user, with whether the phone popup may open, whether the newsletter waits for the link of its mail, and the unfinished booking when there is one.',
  })

export const checkEmail = defineRoute({
  method: 'post',
  path: '/v1/auth/check-email',
  group,
  auth: 'public',
  summary: 'How an address signs in',
  description: 'Says how an address signs in, so that the popup can ask for the right thing.',
  body: z.strictObject({ email: Email }),
  response: z.object({ exists: z.enum(['email', 'google', 'facebook', 'none']) }),
})

export const logIn = defineRoute({
  method: 'post',
  path: '/v1/auth/login',
  group,
  auth: 'public',
  summary: 'Sign in by password',
  description:
    "Signs in by password and sets the session cookie; 401 « Le mot de passe est incorrect », whatever was wrong, or the way to the team's page for an account that is asked a second factor.",
  body: z.strictObject({ email: Email, password: Password.check(z.minLength(1)) }),
  response: Token,
})

export const getCurrentSession = defineRoute({
  ...CURRENT_SESSION,
  group,
  auth: 'public',
  summary: 'Token of the current session',
  description: 'The token of the session cookie, renewed when it is a day old, or null.',
  response: z.object({ jwt: z.nullable(z.string()) }),
})

export const signUp = defineRoute({
  method: 'post',
  path: '/v1/auth/signup',
  group,
  auth: 'public',
  status: 201,
  summary: 'Create an account',
  description:
    'Creates an account and signs it in; 422 with the same shape, token and user_id null, when address or password are refused.',
  body: z.strictObject({
    email: Email,
    password: NewPassword,
    first_name: FirstOrLastName,
    last_name: FirstOrLastName,
    newsletter: z._default(z.boolean(), false),
    // Where someone comes from keeps nobody out, however it is written.
    referral: z.pipe(z.nullish(z.string()), z.transform(storedReferral)),
  }),
  response: z.object({ token: z.nullable(z.string()), user_id: z.nullable(z.int()), errors: z.array(z.string()) }),
})

export const resetPassword = defineRoute({
  method: 'post',
  path: '/v1/auth/reset-password',
  group,
  auth: 'public',
  summary: 'Ask for a new password',
  description: 'Sends a single-use link to choose a new password; answers the same for an unknown address.',
  body: z.strictObject({ email: Email }),
  response: z.object({ ok: z.literal(true) }),
})

export const chooseNewPassword = defineRoute({
  method: 'post',
  path: '/v1/auth/new-password',
  group,
  auth: 'public',
  summary: 'Choose a new password',
  description:
    "Sets the password of a reset link, ends all sessions and opens one; 422 when the link is used or over. The token is null, and nothing is open, when the account is asked a second factor: it signs in by the team's page.",
  body: z.strictObject({ token: z.string().check(z.maxLength(200)), password: NewPassword }),
  response: z.object({ token: z.nullable(z.string()) }),
})

export const checkPasswordLink = defineRoute({
  method: 'post',
  path: '/v1/auth/new-password/link',
  group,
  auth: 'public',
  summary: 'Check the link of a new password',
  description:
    'Whether the link of a reset mail still serves, before anything is typed; 422 when it is false, used or over.',
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  response: z.object({ ok: z.literal(true) }),
})

export const confirmAddress = defineRoute({
  method: 'post',
  path: '/v1/auth/address-confirmation',
  group,
  auth: 'public',
  summary: 'Confirm the address of a new account',
  description:
    'Proves the address of an account, with the token of its welcome mail; again changes nothing, 422 once the link is over.',
  body: z.strictObject({ token: z.string().check(z.maxLength(1000)) }),
  response: z.object({ ok: z.literal(true) }),
})

export const sendAddressLink = defineRoute({
  ...ADDRESS_LINK,
  group,
  auth: 'user',
  summary: 'Mail the link that confirms one’s address again',
  description: 'Has the mail that confirms one’s address sent again, some times an hour; 409 once it is confirmed.',
  conflicts: ['confirmed'],
  response: z.object({ ok: z.literal(true) }),
})

export const disownAccount = defineRoute({
  method: 'post',
  path: '/v1/auth/address-refusal',
  group,
  auth: 'public',
  summary: 'Disown an account opened with one’s address',
  description:
    '« Ce n’est pas moi »: with the same token, every way into an account whose address is not proven yet ends; else 422.',
  body: z.strictObject({ token: z.string().check(z.maxLength(1000)) }),
  response: z.object({ ok: z.literal(true) }),
})

export const getUser = defineRoute({
  ...USER,
  group,
  auth: 'user',
  summary: 'Profile of the signed-in user',
  description: 'The profile of the signed-in user.',
  response: User,
})

export const updateUser = defineRoute({
  method: 'patch',
  path: '/v1/user',
  group,
  auth: 'user',
  summary: 'Save the phone number',
  description: 'Saves the phone number in international form, or removes it; 422 for a number that cannot be called.',
  body: z.strictObject({
    phone: z.nullable(z.string()).register(z.globalRegistry, {
      description:
        'A number that can be called: international (`+33 6 12 34 56 78`, `0033612345678`), or national and then French ' +
        '(`06 12 34 56 78`); spaces, dots, dashes and brackets are ignored. It is saved and answered as `+33612345678`. Null removes it.',
      examples: ['+33612345678', '06 12 34 56 78'],
      maxLength: 250,
    }),
  }),
  response: User,
})

export const updateIdentity = defineRoute({
  method: 'patch',
  path: '/v1/user/identity',
  group,
  auth: 'user',
  summary: 'Save the name and the address of invoices',
  description: 'Saves the first and last name, and the postal address that later invoices carry where one is sent.',
  body: z.strictObject({
    first_name: FirstOrLastName,
    last_name: FirstOrLastName,
    billing_address: z
      .optional(plainText({ max: MOST_ADDRESS }))
      .check(z.describe('Empty removes it; left out, it stays.')),
  }),
  response: User,
})

export const getAccount = defineRoute({
  method: 'get',
  path: '/v1/user/account',
  group,
  auth: 'user',
  summary: 'Ways to sign in',
  description: 'What the account page shows beside the profile.',
  response: z.object({
    has_password: z.boolean(),
    email_verified: z.boolean(),
    providers: z.array(z.object({ provider: z.enum(['google', 'facebook']), linked_at: z.string() })),
    newsletter: z.enum(['none', 'pending', 'subscribed', 'unsubscribed']),
    favourite_alerts: z.boolean(),
    basket_reminders: z.boolean(),
    billing_address: z
      .nullable(z.string())
      .check(z.describe('What invoices print under the name; null when none was given.')),
  }),
})

export const changePassword = defineRoute({
  method: 'post',
  path: '/v1/user/password',
  group,
  auth: 'user',
  summary: 'Change the password',
  description: 'Changes the password and ends the other sessions; 422 on `current_password` when it is wrong.',
  body: z.strictObject({
    current_password: z._default(Password, ''),
    password: NewPassword,
    end_providers: z
      ._default(z.boolean(), false)
      .check(z.describe('Unlinks Google and Facebook as well: whoever was in the account may have linked theirs.')),
  }),
  response: Token,
})

export const unlinkProvider = defineRoute({
  method: 'delete',
  path: '/v1/user/providers/:provider',
  group,
  auth: 'user',
  summary: 'Forget a provider',
  description: 'Forgets a linked provider; 409 when it is the only way in.',
  params: z.object({
    provider: z
      .enum(['google', 'facebook'])
      .check(z.meta({ description: 'The provider that is forgotten.', example: 'google' })),
  }),
  response: z.object({ ok: z.literal(true) }),
})
