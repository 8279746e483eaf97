import * as z from 'zod/mini'
import { PASSWORD_MAX_BYTES } from '@/domain/password'
import { defineRoute } from './define-route'

const group = 'Comptes'

/** A device that is signed in; `opened_by` is null when a former version opened it. */
export const OwnSession = z
  .object({
    id: z.string(),
    device: z.string(),
    /** The network address it was last used from. */
    address: z.string(),
    opened_by: z.nullable(z.enum(['password', 'google', 'facebook', 'link'])),
    opened_at: z.string(),
    last_used_at: z.string(),
    is_current: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'OwnSession' })

/** The devices on which the user is signed in, the present one first. */
export const listSessions = defineRoute({
  method: 'get',
  path: '/v1/user/sessions',
  group,
  auth: 'user',
  summary: 'Signed-in devices',
  response: z.array(OwnSession),
})

/** Signs one device out; 404 for anybody else's. */
export const endOneSession = defineRoute({
  method: 'delete',
  path: '/v1/user/sessions/:session',
  group,
  auth: 'user',
  summary: 'Sign a device out',
  params: z.object({ session: z.string().check(z.regex(/^[\da-f-]{32,36}$/)) }),
  response: z.object({ ok: z.literal(true) }),
})

/** Signs all other devices out, and forgets which devices are known. */
export const endOtherSessions = defineRoute({
  method: 'delete',
  path: '/v1/user/sessions',
  group,
  auth: 'user',
  summary: 'Sign all other devices out',
  response: z.object({ ok: z.literal(true) }),
})

/** Proves by the password that the user is here: the next change of a way in, within five minutes, is let through. */
export const proveIdentity = defineRoute({
  method: 'post',
  path: '/v1/user/proof',
  group,
  auth: 'user',
  summary: 'Prove who one is',
  body: z.strictObject({ current_password: z.string().check(z.maxLength(PASSWORD_MAX_BYTES)) }),
  response: z.object({ ok: z.literal(true) }),
})
