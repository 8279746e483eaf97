import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { passwordError } from '@/domain/password'
import { signUpErrorText } from '@/domain/sign-up-errors'

/** Payload asks for three characters: here the site's rule holds, wherever a password is written. */
export const refuseWeakPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.['password']
  const error = typeof password === 'string' && password !== '' ? passwordError(password) : null
  if (error) {
    throw new ValidationError(
      { collection: 'users', errors: [{ path: 'password', message: signUpErrorText(error) }], req },
      req.t,
    )
  }
  return data
}
