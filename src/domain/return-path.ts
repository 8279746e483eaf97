const SOMEWHERE = 'https://site.invalid'
const LONGEST = 2048
/** Where a sign-in must not end: it would start or end a session again. */
const NOWHERE_TO_RETURN = /^\/(?:auth|api|logout|internal)(?:\/|$)/i

/** The path and query of this site that a sign-in returns to; anything else becomes the home page. */
export const safeReturnPath = (value: string | null | undefined): string => {
  if (!value?.startsWith('/') || value.length > LONGEST || hasStrangeCharacters(value)) return '/'
  if (!URL.canParse(value, SOMEWHERE)) return '/'
  const { origin, pathname, search } = new URL(value, SOMEWHERE)
  // `/.//elsewhere` is a path of this site once parsed, and an address elsewhere once followed.
  if (origin !== SOMEWHERE || pathname.startsWith('//') || NOWHERE_TO_RETURN.test(pathname)) return '/'
  return `${pathname}${search}`
}

/** Backslashes, spaces and control characters: browsers read them each in their way. */
const hasStrangeCharacters = (value: string): boolean => /[\\\s\p{Cc}\p{Cf}]/u.test(value)
