import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  drawOwnRecoveryCodes,
  removeOthers,
  setUpOwn,
  turnOffOwn,
} from '@/server/features/accounts/second-factor/change-second-factor'
import {
  drawAtSignIn,
  finishByCode,
  finishBySetUp,
  pendingStep,
} from '@/server/features/accounts/second-factor/finish-sign-in'
import { readSecondFactor } from '@/server/features/accounts/second-factor/read-second-factor'
import { drawSecondFactor } from '@/server/features/accounts/second-factor/set-up-second-factor'
import { sessionIdOf } from '@/server/platform/payload/session-use'
import { errorResponse, HttpError, invalid, MESSAGES } from '@/server/platform/http/errors'
import { readBody } from '@/server/platform/http/read-body'
import { refuseForeignOrigin } from '@/server/platform/http/refuse-foreign-origin'
import { hasRole, isBackOffice } from '../access/roles'

const Code = z.string().max(40)
const WithCode = z.strictObject({ code: Code })
const WithPassword = z.strictObject({ code: Code, password: z.string().max(1024) })
const Confirmation = z.strictObject({
  code: Code,
  password: z.string().max(1024).default(''),
  current_code: Code.default(''),
})

/** The second factor, for the panel: the second step of a sign-in, one's own, and that of who has lost theirs. */
export const SECOND_FACTOR_ENDPOINTS: Endpoint[] = [
  endpoint('get', '/second-factor', (req) => readSecondFactor(teamMember(req).id)),
  endpoint('get', '/second-factor/pending', async (req) => ({ step: await pendingStep(req) })),
  endpoint('post', '/second-factor/give', async (req) => {
    await finishByCode({ req, ...(await bodyOf(req, WithCode)) })
    return { ok: true }
  }),
  endpoint('post', '/second-factor/draw', (req) =>
    req.user ? drawSecondFactor({ req, user: teamMember(req) }) : drawAtSignIn(req),
  ),
  endpoint('post', '/second-factor/confirm', async (req) => {
    const { current_code: currentCode, ...given } = await bodyOf(req, Confirmation)
    if (!req.user) return { recovery_codes: await finishBySetUp({ req, code: given.code }) }
    const { id: userId } = teamMember(req)
    return { recovery_codes: await setUpOwn({ req, userId, ...given, currentCode, sid: sessionIdOf(req.user) }) }
  }),
  endpoint('post', '/second-factor/turn-off', async (req) => {
    await turnOffOwn({ req, userId: teamMember(req).id, ...(await bodyOf(req, WithPassword)) })
    return { ok: true }
  }),
  endpoint('post', '/second-factor/recovery-codes', async (req) => ({
    recovery_codes: await drawOwnRecoveryCodes({
      req,
      userId: teamMember(req).id,
      ...(await bodyOf(req, WithPassword)),
    }),
  })),
  endpoint('get', '/:id/second-factor', (req) => {
    administrator(req)
    return readSecondFactor(idOf(req))
  }),
  endpoint('post', '/:id/second-factor/remove', async (req) => {
    const { id: adminId } = administrator(req)
    await removeOthers({ req, userId: idOf(req), adminId, ...(await bodyOf(req, WithCode)) })
    return { ok: true }
  }),
]

function endpoint(method: 'get' | 'post', path: string, answer: (req: PayloadRequest) => Promise<object>): Endpoint {
  return {
    method,
    path,
    handler: async (req) => {
      try {
        if (method === 'post') refuseForeignOrigin(req.headers)
        return Response.json(await answer(req), { headers: { 'Cache-Control': 'no-store' } })
      } catch (error) {
        if (error instanceof HttpError) return errorResponse(error)
        throw error
      }
    },
  }
}

const bodyOf = async <Body>(req: PayloadRequest, schema: z.core.$ZodType<Body>): Promise<Body> => {
  const parsed = z.safeParse(schema, await readBody(req))
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data
}

const teamMember = ({ user }: PayloadRequest) => {
  if (user && isBackOffice(user)) return user
  throw new HttpError({ status: 404, message: MESSAGES.notFound })
}

const administrator = (req: PayloadRequest) => {
  if (req.user && hasRole(req.user)) return req.user
  throw new HttpError({ status: 404, message: MESSAGES.notFound })
}

const idOf = (req: PayloadRequest): number => {
  const named = String(req.routeParams?.['id'])
  const id = /^[1-9]\d*$/.test(named) ? Number(named) : 0
  if (id > 0 && id < 2 ** 31) return id
  throw new HttpError({ status: 404, message: MESSAGES.notFound })
}
