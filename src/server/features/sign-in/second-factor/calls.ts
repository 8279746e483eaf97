import {
  confirmSecret,
  drawSecret,
  getOwnSecondFactor,
  getPendingStep,
  getSecondFactorOf,
  giveCode,
  removeSecondFactorOf,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@/contract/second-factor'
import { implementRoute } from '@/server/platform/http/implement-route'
import { sessionIdOf } from '@/server/platform/http/session-use'
import { drawOwnRecoveryCodes, removeOthers, setUpOwn, turnOffOwn } from './change-second-factor'
import { drawAtSignIn, finishByCode, finishBySetUp, pendingStep } from './finish-sign-in'
import { readSecondFactor } from './read-second-factor'
import { drawSecondFactor } from './set-up-second-factor'

/** The second factor, for the panel: the second step of a sign-in, one's own, and that of who has lost theirs. */
export const SECOND_FACTOR_ENDPOINTS = [
  implementRoute(getOwnSecondFactor, ({ user }) => readSecondFactor(user.id)),
  implementRoute(getPendingStep, async ({ req }) => ({ step: await pendingStep(req) })),
  implementRoute(giveCode, async ({ body, req }) => {
    await finishByCode({ req, code: body.code })
    return { ok: true } as const
  }),
  implementRoute(drawSecret, ({ user, req }) => (user ? drawSecondFactor({ req, user }) : drawAtSignIn(req))),
  implementRoute(confirmSecret, async ({ body: { current_code: currentCode, ...given }, user, req }) => ({
    recovery_codes: user
      ? await setUpOwn({ req, userId: user.id, ...given, currentCode, sid: sessionIdOf(user) })
      : await finishBySetUp({ req, code: given.code }),
  })),
  implementRoute(turnOffSecondFactor, async ({ body, user, req }) => {
    await turnOffOwn({ req, userId: user.id, ...body })
    return { ok: true } as const
  }),
  implementRoute(renewRecoveryCodes, async ({ body, user, req }) => ({
    recovery_codes: await drawOwnRecoveryCodes({ req, userId: user.id, ...body }),
  })),
  implementRoute(getSecondFactorOf, ({ params }) => readSecondFactor(params.id)),
  implementRoute(removeSecondFactorOf, async ({ params, body, user, req }) => {
    await removeOthers({ req, userId: params.id, adminId: user.id, code: body.code })
    return { ok: true } as const
  }),
]
