/** Every localStorage key of the site. */
export type LocalKey = 'closedBasketNumber' | 'closedPhonePopup'

/** Every cookie that the browser itself reads or writes. */
export type CookieName = 'newsletter_denials' | 'newsletter_closed' | 'utm_source' | 'd_id' | 'cookie_consent'

/** Null when absent, or when the browser refuses storage (private windows, embedded views). */
export const readLocal = (key: LocalKey): string | null => {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export const writeLocal = (key: LocalKey, value: string): void => {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // Refused storage: the page works, it only forgets.
  }
}

export const readCookie = (name: CookieName): string | null => {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return entry ? decodeURIComponent(entry.slice(name.length + 1)) : null
}

/** `maxAge` in seconds. */
export const writeCookie = ({ name, value, maxAge }: { name: CookieName; value: string; maxAge: number }): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
