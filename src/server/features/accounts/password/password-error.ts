import {
  passwordLengthError,
  PASSWORD_ERRORS,
  TEAM_PASSWORD_LENGTH,
  type PasswordError,
} from '@/domain/accounts/password'
import { isTeamRole } from '@/domain/accounts/roles'
import { isCommonPassword } from './is-common-password'
import { namesTheAddress, namesTheSite } from './is-guessable-password'

/**
 * Why a password is refused, or null. Six characters for customers, twelve for the team; never one that is tried first,
 * the site's name or the person's own address. What it is made of is otherwise free.
 */
export const passwordError = ({
  password,
  email,
  role = 'customer',
}: {
  password: string
  email?: string
  role?: string
}): PasswordError | null => {
  const lengthError = passwordLengthError(password)
  if (lengthError) return lengthError
  if (isTeamRole(role) && [...password].length < TEAM_PASSWORD_LENGTH) return PASSWORD_ERRORS.tooShortForTeam
  if (isCommonPassword(password)) return PASSWORD_ERRORS.common
  if (namesTheSite(password)) return PASSWORD_ERRORS.site
  if (email !== undefined && namesTheAddress({ password, email })) return PASSWORD_ERRORS.address
  return null
}
