import type { CheckboxFieldValidation } from 'payload'
import { readSecondFactor } from '@/server/features/sign-in/second-factor/read-second-factor'

export const SET_UP_BEFORE_ASKING = 'Active d’abord ta propre double authentification : tu serais déconnecté.'

/** Who asks a second factor of the team has one: they would be signed out by their own change. */
export const askOwnSecondFactor: CheckboxFieldValidation = async (value, { req, event }) => {
  if (value !== true || event === 'onChange' || !req.user) return true
  return (await readSecondFactor(req.user.id)).since !== null || SET_UP_BEFORE_ASKING
}
