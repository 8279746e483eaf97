import type { Session, SessionUser } from '@/storefront/lib/session/store'

/** What opens by itself once the profile is there (spec §4): the phone popup, and the newsletter's for social sign-ins. */
export const offersAfterLogin = (
  user: SessionUser,
): Pick<Session, 'isNewsletterPopupOpen'> & { asksPhone: boolean } => ({
  asksPhone: user.popup_visible && !user.phone,
  isNewsletterPopupOpen: user.provider !== 'email' && (user.sign_in_count < 2 || !user.newsletter),
})
