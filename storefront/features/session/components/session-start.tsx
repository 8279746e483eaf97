'use client'

import { useEffect } from 'react'
import { FLASH_COOKIE, SIGN_IN_POPUP_COOKIE, type SignInPopup } from '@/domain/accounts/flash-cookies'
import { startSession } from '@/storefront/lib/session/load'
import { changeSession, readSession } from '@/storefront/lib/session/store'
import { FORMER_LOCAL_KEYS, removeLocal, takeCookie } from '@/storefront/lib/storage/browser-storage'

/** Learns once per page load who is here: the session, where they came from, and what the server left to say. */
export const SessionStart = () => {
  useEffect(() => {
    // What was pressed before the page answers is done now: see start-scripts-later.ts.
    dispatchEvent(new Event('site:ready'))
    // The rest is a task of its own: a phone answers a touch in between.
    let stop: (() => void) | undefined
    const later = setTimeout(() => {
      stop = learn()
    })
    return () => {
      clearTimeout(later)
      stop?.()
    }
  }, [])
  return null
}

const learn = (): (() => void) => {
  FORMER_LOCAL_KEYS.forEach(removeLocal)
  const noted = followReferral(location.search)
  void sayFlash()
  void startSession().then(openAskedPopup)
  // Coming back by the browser's own memory of the page: the session may have ended since.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) void startSession()
  }
  window.addEventListener('pageshow', onShow)
  return () => {
    void noted.then((leave) => leave())
    window.removeEventListener('pageshow', onShow)
  }
}

// After the page: nobody waits for it, and the words of an address are read at once.
const followReferral = async (address: string) => {
  const { noteReferral } = await import('@/storefront/lib/tracking/referral')
  return noteReferral(address)
}

const sayFlash = async () => {
  const flash = takeCookie(FLASH_COOKIE)
  if (flash === null) return
  const { showFlash } = await import('../rules/show-flash')
  showFlash(flash)
}

/** A provider met an account that it may not join by itself: its popup opens, for that address. */
const openAskedPopup = () => {
  const popup = readSignInPopup(takeCookie(SIGN_IN_POPUP_COOKIE))
  if (!popup || readSession().user) return
  changeSession({
    email: popup.email,
    linkFrom: popup.open === 'email' ? popup.from : null,
    status: popup.open === 'email' ? 'knowedUser' : popup.open,
  })
}

const DOORS: unknown[] = ['email', 'google', 'facebook'] satisfies Array<SignInPopup['open']>

/** What the cookie of a social sign-in asks to open, or null when it says nothing readable. */
const readSignInPopup = (cookie: string | null): SignInPopup | null => {
  if (cookie === null) return null
  try {
    const popup = JSON.parse(cookie) as Partial<SignInPopup> | null
    const isReadable = DOORS.includes(popup?.open) && DOORS.includes(popup?.from) && typeof popup?.email === 'string'
    return isReadable ? (popup as SignInPopup) : null
  } catch {
    return null
  }
}
