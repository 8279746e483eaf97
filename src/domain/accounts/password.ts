export const PASSWORD_LENGTH = 6
export const TEAM_PASSWORD_LENGTH = 12
export const PASSWORD_MAX_BYTES = 1024

/** What the server answers about a password, word for word; `signUpErrorText` says it to a person. */
export const PASSWORD_ERRORS = {
  tooShort: `Password est trop court (au moins ${PASSWORD_LENGTH} caractères)`,
  tooShortForTeam: `Password est trop court (au moins ${TEAM_PASSWORD_LENGTH} caractères)`,
  tooLong: 'Password est trop long (au plus 1 ko)',
  common: 'Password est trop courant',
  site: 'Password reprend le nom du site',
  address: 'Password reprend l’adresse du compte',
} as const

export type PasswordError = (typeof PASSWORD_ERRORS)[keyof typeof PASSWORD_ERRORS]

/** Whether a password is too short or too long, or null. Length is counted in characters as people see them, the cap in bytes. */
export const passwordLengthError = (password: string): PasswordError | null => {
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return PASSWORD_ERRORS.tooLong
  return [...password].length < PASSWORD_LENGTH ? PASSWORD_ERRORS.tooShort : null
}
