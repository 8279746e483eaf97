import type { SignInPopup } from '@/domain/flash-cookies'

const DOORS: unknown[] = ['email', 'google', 'facebook'] satisfies Array<SignInPopup['open']>

/** What the cookie of a social sign-in asks to open, or null when it says nothing readable. */
export const readSignInPopup = (cookie: string | null): SignInPopup | null => {
  if (cookie === null) return null
  try {
    const popup = JSON.parse(cookie) as Partial<SignInPopup> | null
    const isReadable = DOORS.includes(popup?.open) && DOORS.includes(popup?.from) && typeof popup?.email === 'string'
    return isReadable ? (popup as SignInPopup) : null
  } catch {
    return null
  }
}
