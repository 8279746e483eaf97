import type { EmailFieldValidation } from 'payload'
import { EMAIL_ADDRESS } from '@/domain/accounts/email-address'

/** The grammar of the calls, in place of Payload's own, which is narrower than `type=email` of HTML. */
export const validateEmailAddress: EmailFieldValidation = (value, { req, required }) => {
  if (!value && !required) return true
  return EMAIL_ADDRESS.test(value ?? '') || req.t('validation:emailAddress')
}
