import * as z from 'zod/mini'
import { PASSWORD_MAX_BYTES } from '@/domain/accounts/password'
import { defineRoute } from './define-route'

const group = 'Accounts'

export const OwnSession = z
  .object({
    id: z.string(),
    device: z.string(),
    address: z.string().check(z.describe('The network address it was last used from.')),
    opened_by: z.nullable(z.enum(['password', 'google', 'facebook', 'link'])),
    opened_at: z.string(),
    last_used_at: z.string(),
    is_current: z.boolean(),
  })
  .register(z.globalRegistry, {
    id: 'OwnSession',
    description: 'A device that is signed in; `opened_by` is null when a former version opened it.',
  })

export const listSessions = defineRoute({
  method: 'get',
  path: '/v1/user/sessions',
  group,
  auth: 'user',
  summary: 'Signed-in devices',
  description: 'The devices on which the user is signed in, the present one first.',
  response: z.array(OwnSession),
})

export const endOneSession = defineRoute({
  method: 'delete',
  path: '/v1/user/sessions/:session',
  group,
  auth: 'user',
  summary: 'Sign a device out',
  description: "Signs one device out; 404 for anybody else's.",
  params: z.object({
    session: z
      .string()
      .check(z.regex(/^[\da-f-]{32,36}$/))
      .check(
        z.meta({
          description: 'The identifier of a session, as `GET /v1/user/sessions` answers it.',
          example: '3f2b7c1e-9a40-4c57-8f1d-6b2e0d9a7c55',
        }),
      ),
  }),
  response: z.object({ ok: z.literal(true) }),
})

export const endOtherSessions = defineRoute({
  method: 'delete',
  path: '/v1/user/sessions',
  group,
  auth: 'user',
  summary: 'Sign all other devices out',
  description: 'Signs all other devices out, and forgets which devices are known.',
  response: z.object({ ok: z.literal(true) }),
})

export const proveIdentity = defineRoute({
  method: 'post',
  path: '/v1/user/proof',
  group,
  auth: 'user',
  summary: 'Prove who one is',
  description:
    'Proves by the password that the user is here: the next change of a way in, within five minutes, is let through.',
  body: z.strictObject({ current_password: z.string().check(z.maxLength(PASSWORD_MAX_BYTES)) }),
  response: z.object({ ok: z.literal(true) }),
})
