import { PASSWORD_ERRORS } from './password'

/** The address belongs to an account already, as the server says it. */
export const EMAIL_TAKEN = "Email n'est pas disponible"

const TEXTS: Record<string, string> = {
  [EMAIL_TAKEN]: 'Cette adresse mail est déjà utilisée',
  [PASSWORD_ERRORS.tooShort]: 'Le mot de passe doit contenir au moins 6 caractères',
  [PASSWORD_ERRORS.tooShortForTeam]: 'Le mot de passe doit contenir au moins 12 caractères',
  [PASSWORD_ERRORS.tooLong]: 'Le mot de passe est trop long',
  [PASSWORD_ERRORS.common]: 'Ce mot de passe est trop courant\u00a0: choisis-en un autre',
  [PASSWORD_ERRORS.site]: 'Ce mot de passe reprend le nom du site\u00a0: choisis-en un autre',
  [PASSWORD_ERRORS.address]: 'Ce mot de passe reprend ton adresse\u00a0: choisis-en un autre',
}

/** What a person reads for an error of the sign-up answer; an error without a text of ours is shown as it is. */
export const signUpErrorText = (error: string): string => TEXTS[error] ?? error
