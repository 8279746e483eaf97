import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { CallRoute } from '@/contract/define-route'

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
