import { hideSecretSegments } from './hide-secret-segments'

const HIDDEN = '[hidden]'
const SECRET_NAMES =
  'pass(?:word)?|[a-z_]*secret|[a-z_]*token|jwt|authorization|(?:set-)?cookie|api[_-]?key|hash|salt|client_secret|code_verifier|session'

// Lines may be as long as what a stranger sends. A value that never ends is hidden up to the end of the line: an expression
// that gave up there would begin again at each next name, which takes quadratic time.
const SECRET_FIELD = new RegExp(`"(${SECRET_NAMES})":(?:"(?:[^"\\\\]|\\\\.)*(?:"|$)|\\[[^\\]]*(?:\\]|$)|[\\d.]+)`, 'gi')
// A body logged as text holds its JSON escaped.
const ESCAPED_SECRET_FIELD = new RegExp(`\\\\"(${SECRET_NAMES})\\\\":\\s*\\\\"(?:[^"\\\\]|\\\\\\\\.)*(?:\\\\")?`, 'gi')
const SECRET_PARAMETER = new RegExp(`\\b(${SECRET_NAMES}|code|state)=[^&\\s"'\\\\;,]+`, 'gi')
const URL_CREDENTIALS = /:\/\/[^/\s"'@]*@/g
const BEARER = /\b(Bearer|Basic|JWT)\s+[\w.~+/=-]+/g
const WEB_TOKEN = /\beyJ[\w-]{5,}(?:\.[\w-]*)*/g
const EMAIL = /(?:[\p{L}\d._+'!#$*^`{|}~-]|%(?!40))+(?<domain>(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*)?/gu

/** Hides secrets and e-mail addresses in one line of log, wherever they stand: fields, messages, errors, addresses. */
export function redact(line: string): string {
  return hideSecretSegments(line)
    .replace(SECRET_FIELD, `"$1":"${HIDDEN}"`)
    .replace(ESCAPED_SECRET_FIELD, `\\"$1\\":\\"${HIDDEN}\\"`)
    .replace(URL_CREDENTIALS, `://${HIDDEN}@`)
    .replace(BEARER, `$1 ${HIDDEN}`)
    .replace(WEB_TOKEN, HIDDEN)
    .replace(SECRET_PARAMETER, `$1=${HIDDEN}`)
    .replace(EMAIL, (words, domain: string | undefined) => (domain === undefined ? words : '[e-mail]'))
}
