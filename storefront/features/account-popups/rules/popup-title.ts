import type { LoginStatus } from '@/domain/accounts/login-status'

export type ForgottenState = 'input' | 'success' | 'error'

const FORGOTTEN: Record<ForgottenState, string> = {
  input: 'Mot de passe oublié\u00a0?',
  success: 'Un nouveau mot de passe vous a été envoyé par mail',
  error: 'Une erreur est survenue',
}

/** The title of the popup that a login status opens. */
export const popupTitle = ({
  status,
  forgotten,
  brand,
}: {
  status: LoginStatus
  forgotten: ForgottenState
  brand: string
}): string => {
  switch (status) {
    case 'unknowUser':
      return 'Termine ton inscription'
    case 'knowedUser':
      return 'Se connecter'
    case 'google':
    case 'facebook':
      return 'On se connaît déjà'
    case 'forgotPassword':
      return FORGOTTEN[forgotten]
    default:
      return `Bienvenue chez ${brand}`
  }
}
