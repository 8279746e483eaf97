import { TOTP } from 'otpauth'
import { createLocalReq, type Payload } from 'payload'
import { confirmSecondFactor, drawSecondFactor } from '@/server/features/sign-in/second-factor/set-up-second-factor'

const STEP_MS = 30_000

/** The code of a secret, some steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

/** Gives an account a second factor, whose codes of now and of the next step are unused. */
export const giveAccountSecondFactor = async (
  payload: Payload,
  user: { id: number; email: string },
): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const req = await createLocalReq({}, payload)
  const { secret } = await drawSecondFactor({ req, user })
  const confirm = () =>
    confirmSecondFactor({ req, userId: user.id, code: codeOf(secret, -1), currentCode: '', keepSid: null })
  // A step that ends just now makes its code too old: the next one has 30 seconds.
  const { recoveryCodes } = await confirm().catch(confirm)
  return { secret, recoveryCodes }
}
