import type { PayloadRequest } from 'payload'
import type { OpenedBy } from '@/server/platform/http/session-use'
import { SecondFactorAsked } from '../second-factor/second-factor-asked'
import type { SecondFactorStep } from '../second-factor/second-factor-step'
import { openSession } from './open-session'

export type OpenedOrAsked = { token: string; asked: null } | { token: null; asked: SecondFactorStep }

/** Opens a session for who gave a first proof, or answers what the account is asked beside it: then nothing is open. */
export const openSessionOrAsk = async (account: {
  req: PayloadRequest
  userId: number
  openedBy: OpenedBy
  provenHash?: string | null
}): Promise<OpenedOrAsked> => {
  try {
    return { token: await openSession(account), asked: null }
  } catch (error) {
    if (error instanceof SecondFactorAsked) return { token: null, asked: error.step }
    throw error
  }
}
