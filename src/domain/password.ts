import { isCommonPassword } from './common-password'

export const PASSWORD_LENGTH = 6
export const PASSWORD_MAX_BYTES = 1024

/** What the server answers about a password, word for word; `signUpErrorText` says it to a person. */
export const PASSWORD_ERRORS = {
  tooShort: `Password est trop court (au moins ${PASSWORD_LENGTH} caractères)`,
  tooLong: 'Password est trop long (au plus 1 ko)',
  common: 'Password est trop courant',
} as const

export type PasswordError = (typeof PASSWORD_ERRORS)[keyof typeof PASSWORD_ERRORS]

/** Why a password is refused, or null. Length is counted in characters as people see them, the cap in bytes. */
export const passwordError = (password: string): PasswordError | null => {
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return PASSWORD_ERRORS.tooLong
  if ([...password].length < PASSWORD_LENGTH) return PASSWORD_ERRORS.tooShort
  return isCommonPassword(password) ? PASSWORD_ERRORS.common : null
}
