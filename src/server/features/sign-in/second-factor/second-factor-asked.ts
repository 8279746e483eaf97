import { HttpError } from '@/server/platform/http/errors'
import type { SecondFactorStep } from './second-factor-step'

export const SIGN_IN_BY_THE_TEAM_PAGE =
  'Ce compte de l’équipe demande un code en plus : connecte-toi par la page de l’équipe, /admin.'

/** No session was opened: the account asks for more. A door that knows nothing of it answers 401 and where to go. */
export class SecondFactorAsked extends HttpError {
  readonly userId: number
  readonly step: SecondFactorStep

  constructor({ userId, step }: { userId: number; step: SecondFactorStep }) {
    super({ status: 401, message: SIGN_IN_BY_THE_TEAM_PAGE })
    this.name = 'SecondFactorAsked'
    this.userId = userId
    this.step = step
  }
}
