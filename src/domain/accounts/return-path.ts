const SOMEWHERE = 'https://site.invalid'
const LONGEST = 2048
const DECODED_AT_MOST = 4
/** Where a sign-in must not end: it would start or end a session again. */
const NOWHERE_TO_RETURN = /^\/+(?:react-front\/+)?(?:auth|api|internal|(?:admin\/+)?log-?out[\w-]*)(?:\/|$)/i

/** The path and query of this site that a sign-in returns to; anything else becomes the home page. */
export const safeReturnPath = (value: string | null | undefined): string => {
  if (!value?.startsWith('/') || value.length > LONGEST || hasStrangeCharacters(value)) return '/'
  if (!URL.canParse(value, SOMEWHERE)) return '/'
  const { origin, pathname, search } = new URL(value, SOMEWHERE)
  // `/.//elsewhere` is a path of this site once parsed, and an address elsewhere once followed.
  if (origin !== SOMEWHERE || pathname.startsWith('//') || endsSession(pathname)) return '/'
  return `${pathname}${search}`
}

/** However it is written: servers decode a path once, proxies before them once more, and `..` may come of it. */
const endsSession = (pathname: string): boolean => {
  let path = pathname
  for (let round = 0; round < DECODED_AT_MOST; round++) {
    if (NOWHERE_TO_RETURN.test(new URL(path.replace(/^\/*/, '/'), SOMEWHERE).pathname)) return true
    const decoded = decodeOnce(path)
    if (decoded === null) return true
    if (decoded === path) return false
    path = decoded
  }
  // Nobody writes a path of ours that deep.
  return true
}

/** Null when it cannot be decoded, or hides what reads differently from one browser to the next. */
const decodeOnce = (path: string): string | null => {
  try {
    const decoded = decodeURIComponent(path)
    return hasStrangeCharacters(decoded) || /[?#]/.test(decoded) ? null : decoded
  } catch {
    return null
  }
}

/** Backslashes, spaces and control characters: browsers read them each in their way. */
const hasStrangeCharacters = (value: string): boolean => /[\\\s\p{Cc}\p{Cf}]/u.test(value)
