/** How far a visitor is in signing in: the values of the specification, §4, to the letter. */
export type LoginStatus =
  | 'logout'
  | 'logged in'
  | 'knowedUser'
  | 'unknowUser'
  | 'google'
  | 'facebook'
  | 'wantToLogin'
  | 'forgotPassword'
  | 'login'

export type LoginEvent =
  /** « Se connecter », « S’inscrire », a heart while logged out. */
  | { type: 'login_requested' }
  /** The e-mail check answered. `exists` is what the server said, whatever it is. */
  | { type: 'email_checked'; exists: string }
  /** A token was given: its user is being loaded. */
  | { type: 'token_received' }
  | { type: 'user_loaded' }
  /** Loading the user failed: console only, and the visitor stays logged out. */
  | { type: 'user_failed' }
  /** The link of the password step, or of a page whose reset link is dead. */
  | { type: 'password_forgotten' }
  /** Close button, overlay, Escape, « Quitter ». */
  | { type: 'popup_closed' }
  | { type: 'logged_out' }

/** The status after an event. What makes no sense in a status leaves it as it is. */
export const nextLoginStatus = (status: LoginStatus, event: LoginEvent): LoginStatus => {
  const isSession = status === 'logged in' || status === 'login'
  switch (event.type) {
    case 'user_loaded':
      return 'logged in'
    case 'user_failed':
    case 'logged_out':
      return 'logout'
    case 'popup_closed':
      return isSession ? status : 'logout'
    case 'token_received':
      return isSession ? status : 'login'
    case 'login_requested':
      return isSession ? status : 'wantToLogin'
    default:
      return nextStep(status, event)
  }
}

const nextStep = (
  status: LoginStatus,
  event: Extract<LoginEvent, { type: 'email_checked' | 'password_forgotten' }>,
): LoginStatus => {
  if (event.type === 'email_checked') return status === 'wantToLogin' ? statusOfCheck(event.exists) : status
  return status === 'knowedUser' || status === 'logout' ? 'forgotPassword' : status
}

/** Whether a popup of the login flow is open. */
export const isSigningIn = (status: LoginStatus): boolean =>
  status !== 'logout' && status !== 'logged in' && status !== 'login'

const statusOfCheck = (exists: string): LoginStatus => {
  if (exists === 'google' || exists === 'facebook') return exists
  return exists === 'email' ? 'knowedUser' : 'unknowUser'
}
