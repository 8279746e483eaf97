const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** The site's security.txt (RFC 9116): whom to tell of a hole, always valid for half a year from the day it is read. */
export const buildSecurityText = ({
  siteUrl,
  mailFrom,
  now,
}: {
  siteUrl: string
  /** `Lagopède <bonjour@…>` or the address alone. */
  mailFrom: string
  now: Date
}): string => {
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim()
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS)
  const lines = {
    Contact: `mailto:${encodeURI(address)}`,
    Expires: expires.toISOString(),
    'Preferred-Languages': 'fr, en',
    Canonical: `${siteUrl}/.well-known/security.txt`,
  }
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}
