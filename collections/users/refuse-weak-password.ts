import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { signUpErrorText } from '@/domain/accounts/sign-up-errors'
import type { User } from '@/payload-types'
import { isDemoPasswordWrite } from '@/server/features/accounts/password/own-password-write'
import { passwordError } from '@/server/features/accounts/password/password-error'

/** Payload asks for three characters: here the site's rule holds, wherever a password is written. */
export const refuseWeakPassword: CollectionBeforeValidateHook<User> = ({ data, originalDoc, req }) => {
  const password = data?.password
  if (typeof password !== 'string' || password === '' || isDemoPasswordWrite(req.context)) return data
  const { email, role } = { ...originalDoc, ...data }
  const error = passwordError({ password, email, role })
  if (!error) return data
  const errors = [{ path: 'password', message: signUpErrorText(error) }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}
