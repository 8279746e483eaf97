import type { Flash } from '@/domain/accounts/flash'
import { FLASH_COOKIE, SIGN_IN_POPUP_COOKIE, type SignInPopup } from '@/domain/accounts/flash-cookies'
import { safeReturnPath } from '@/domain/accounts/return-path'
import { cookieLine } from '@/server/platform/http/set-cookie'

const FLASH_SECONDS = 60

/** Brings the visitor back to a page of this site. */
export const sendBack = ({
  path,
  cookies = [],
  headers: more = {},
}: {
  path: string
  cookies?: string[]
  headers?: Record<string, string>
}): Response => {
  const headers = new Headers({ ...more, Location: safeReturnPath(path), 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Has the next page say something once. */
export const flashCookie = (flash: Flash): string =>
  cookieLine({ name: FLASH_COOKIE, value: flash, maxAge: FLASH_SECONDS })

/** Has the next page open a popup of the login flow. */
export const popupCookie = (popup: SignInPopup): string =>
  cookieLine({ name: SIGN_IN_POPUP_COOKIE, value: JSON.stringify(popup), maxAge: FLASH_SECONDS })
