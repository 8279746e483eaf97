import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'
import { PathId } from './whole-numbers'

const params = z.object({ id: PathId })
const Code = z.string().check(z.maxLength(40))
const Password = z.string().check(z.maxLength(1024))
const CodeAndPassword = z.strictObject({ code: Code, password: Password })
const Done = z.object({ ok: z.literal(true) })
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** What the panel may say of an account's second factor: never its secret nor its codes. */
const SecondFactorState = z.object({
  /** An instant, or null while there is none. */
  since: z.nullable(z.iso.datetime()),
  recovery_codes_left: z.int(),
  /** The agency asks it of the whole team. */
  is_required: z.boolean(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** One's own second factor. */
export const getOwnSecondFactor = definePanelRoute({
  method: 'get',
  path: '/users/second-factor',
  auth: 'team',
  response: SecondFactorState,
})

/** What the sign-in of this browser waits for, or null when none is under way. */
export const getPendingStep = definePanelRoute({
  method: 'get',
  path: '/users/second-factor/pending',
  auth: 'sign_in',
  response: z.object({ step: z.nullable(z.enum(['code', 'set_up'])) }),
})

/** Second step of a sign-in: opens the session for a code. */
export const giveCode = definePanelRoute({
  method: 'post',
  path: '/users/second-factor/give',
  auth: 'sign_in',
  body: z.strictObject({ code: Code }),
  response: Done,
})

/** Draws a secret, as words and as a picture to scan, that counts once a code of it is given. */
export const drawSecret = definePanelRoute({
  method: 'post',
  path: '/users/second-factor/draw',
  auth: 'sign_in',
  response: z.object({ secret: z.string(), qr: z.string() }),
})

/** Turns the secret drawn last on; `current_code` is one of the former application. */
export const confirmSecret = definePanelRoute({
  method: 'post',
  path: '/users/second-factor/confirm',
  auth: 'sign_in',
  body: z.strictObject({ code: Code, password: z._default(Password, ''), current_code: z._default(Code, '') }),
  response: RecoveryCodes,
})

/** Turns one's own second factor off; 409 when the agency asks it of all. */
export const turnOffSecondFactor = definePanelRoute({
  method: 'post',
  path: '/users/second-factor/turn-off',
  auth: 'team',
  body: CodeAndPassword,
  response: Done,
})

/** Ten recovery codes in place of those that are left. */
export const renewRecoveryCodes = definePanelRoute({
  method: 'post',
  path: '/users/second-factor/recovery-codes',
  auth: 'team',
  body: CodeAndPassword,
  response: RecoveryCodes,
})

/** The second factor of another. */
export const getSecondFactorOf = definePanelRoute({
  method: 'get',
  path: '/users/:id/second-factor',
  auth: 'admin',
  params,
  response: SecondFactorState,
})

/** Removes the second factor of who has lost theirs, for a code of the administrator's own. */
export const removeSecondFactorOf = definePanelRoute({
  method: 'post',
  path: '/users/:id/second-factor/remove',
  auth: 'admin',
  params,
  body: z.strictObject({ code: Code }),
  response: Done,
})
