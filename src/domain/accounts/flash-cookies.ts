/** What the page has to say once, which it then removes: a key of `FLASHES`. */
export const FLASH_COOKIE = 'flash'

/**
 * The cookie of a social sign-in that met an account it may not join by itself: the popup to open, and for which
 * address. With `email`, the password of the account links the provider to it.
 */
export const SIGN_IN_POPUP_COOKIE = 'sign_in_popup'

export type SignInPopup = { open: 'email' | 'google' | 'facebook'; email: string; from: 'google' | 'facebook' }
