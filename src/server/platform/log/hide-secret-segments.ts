/** Words of our addresses after which the next segment opens something, or is somebody's address: it is never logged. */
const SECRET_AFTER = ['agenda-guide', 'participants', 'payer', 'unsubscribe', 'newsletter', 'verify', 'reset', 'token']

// Positions and words of the routes are short, and hold no mixture of digits and capitals.
const AFTER_WORD = new RegExp(
  String.raw`((?:^|[/\s"'(=])(?:[\w.~%-]+/)*(?:${SECRET_AFTER.join('|')})(?:/|%2f)+)(?!(?:confirmation|unsubscribe|desinscription)\b)[^/\s"'\\?#<>]{12,}`,
  'gi',
)
/** A segment as no word is written: long, with both digits and capitals. */
const RANDOM_SEGMENT = /(?<=\/|%2f)(?=[^/?#\s]*\d)(?=[^/?#\s]*[A-Z])[\w.~-]{24,}(?=$|[/?#\s"%])/g

/** Hides what stands in an address where a token does, wherever that address is written. */
export const hideSecretSegments = (text: string): string => text.replace(AFTER_WORD, '$1[hidden]')

/** The path of a request, where anything that looks drawn at random is hidden too: tokens of routes to come. */
export const pathForLog = (pathname: string): string =>
  pathname.startsWith('/_next/') ? pathname : hideSecretSegments(pathname).replace(RANDOM_SEGMENT, '[hidden]')
