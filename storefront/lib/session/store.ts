import type { User } from '@/contract/accounts'
import type { Cart } from '@/contract/cart'
import type { OutputOf } from '@/contract/define-route'
import { nextLoginStatus, type LoginEvent, type LoginStatus } from '@/domain/accounts/login-status'

export type SessionUser = OutputOf<typeof User>

/** Why the phone popup opens. */
export type PhonePopupEvent = 'login' | 'favourite' | 'cart'

export type Session = {
  status: LoginStatus
  /** False until the server said whether a session exists: the header waits for it. */
  isReady: boolean
  user: SessionUser | null
  /** The address given in the entry popup, for the steps after it. */
  email: string
  /** The provider that waits for the password of this address to be linked to it. */
  linkFrom: 'google' | 'facebook' | null
  /** The protected page, path and query, that a visitor was sent home from: signing in leads back there. */
  returnTo: string | null
  phonePopup: PhonePopupEvent | null
  isNewsletterPopupOpen: boolean
  /** The unfinished booking; null when there is none, undefined until it is known. */
  cart: Cart | null | undefined
}

const START: Session = {
  status: 'logout',
  isReady: false,
  user: null,
  email: '',
  linkFrom: null,
  returnTo: null,
  phonePopup: null,
  isNewsletterPopupOpen: false,
  cart: undefined,
}

let session = START
const listeners = new Set<() => void>()

export const changeSession = (change: Partial<Session>): void => {
  session = { ...session, ...change }
  listeners.forEach((listener) => listener())
}

/** Moves the login status by the rules of `domain/login-status`; without a session there is no user. */
export const tellLogin = (event: LoginEvent): void => {
  const status = nextLoginStatus(session.status, event)
  const isOut = status !== 'logged in' && status !== 'login'
  changeSession({
    status,
    ...(isOut && { user: null, cart: undefined }),
    ...(event.type === 'popup_closed' && { linkFrom: null }),
  })
}

/** Opens the login flow: « Se connecter », « S’inscrire », a heart while logged out. */
export const askLogin = (): void => tellLogin({ type: 'login_requested' })

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const readSession = (): Session => session
export const readSessionOnServer = (): Session => START

/** Forgets everything, between two tests. */
export const resetSession = (): void => changeSession(START)
