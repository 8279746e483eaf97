/** Words of our addresses after which the next segment opens something, or is somebody's address: it is never logged. */
const SECRET_AFTER = ['agenda-guide', 'participants', 'payer', 'unsubscribe', 'newsletter', 'verify', 'reset', 'token']

// Positions and words of the routes are short, and hold no mixture of digits and capitals.
const AFTER_WORD = new RegExp(
  String.raw`((?<=^|[/\s"'(=])(?:${SECRET_AFTER.join('|')})(?:/|%2f)+)(?!(?:confirmation|unsubscribe|desinscription)\b)[^/\s"'\\?#<>]{12,}`,
  'gi',
)
const SEGMENT = /[^/?#\s]+/g
/** A word as nobody writes one: long, in a segment that has both digits and capitals. */
const RANDOM_WORD = /(?<=^|%2f)[\w.~-]{24,}(?=$|["%])/g
/** No route of the site has a longer path. */
export const LONGEST_PATH = 2_000

/** Hides what stands in an address where a token does, wherever that address is written. */
export const hideSecretSegments = (text: string): string => text.replace(AFTER_WORD, '$1[hidden]')

/** The path of a request, where anything that looks drawn at random is hidden too: tokens of routes to come. */
export const pathForLog = (pathname: string): string => {
  const path = wholeSegments(pathname)
  if (path.startsWith('/_next/')) return path
  return hideSecretSegments(path).replace(SEGMENT, (segment) =>
    /\d/.test(segment) && /[A-Z]/.test(segment) ? segment.replace(RANDOM_WORD, '[hidden]') : segment,
  )
}

/** The first segments of a path that is too long: a cut one could show half of a secret, which nothing tells from a word. */
const wholeSegments = (pathname: string): string => {
  if (pathname.length <= LONGEST_PATH) return pathname
  const cut = pathname.slice(0, LONGEST_PATH)
  return cut.slice(0, cut.lastIndexOf('/') + 1)
}
