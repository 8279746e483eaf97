import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { CallRoute } from '@/contract/define-route'
import { ErrorBody } from '@/contract/error-body'

/** Throws when an answer, as JSON, is not what its contract says, or says more than it. */
export const holdToContract = ({ route, body }: { route: CallRoute; body: string }): void => {
  const answer: unknown = JSON.parse(body)
  const { success, data, error } = z.safeParse(route.response, answer)
  const call = `${route.method.toUpperCase()} ${route.path}`
  if (!success) throw new Error(`${call} answers against its contract:\n${z.prettifyError(error)}`)
  if (!isDeepStrictEqual(data, answer)) {
    throw new Error(`${call} answers more than its contract says:\n${body}\nand not\n${JSON.stringify(data)}`)
  }
}

type Refusal = { status: number; body: object }

/** Throws when a refusal of /api/v1 says what `Error` does not, or has a reason for its 409 that the call does not list. */
export const holdRefusal = ({ route, refusal: { status, body } }: { route: CallRoute; refusal: Refusal }): void => {
  if (!('group' in route)) return
  const call = `${route.method.toUpperCase()} ${route.path}`
  const unknown = Object.keys(body).filter((name) => !(name in ErrorBody.shape))
  if (unknown.length > 0) throw new Error(`${call} refuses with what Error does not have: ${unknown.join(', ')}`)
  if (status !== 409 || !('reason' in body)) return
  const reason = String(body.reason)
  if (!route.conflicts?.some((one) => one === reason)) throw new Error(`${call} does not list its reason ${reason}`)
}
