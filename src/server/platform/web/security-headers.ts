import { SECRET_PAGES } from '@/domain/accounts/secret-link'
import { frameAncestors } from './content-security-policy'

const YEAR = 31_536_000

const ALWAYS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
] as const

/** The headers of every answer, whatever it holds. */
export function securityHeaders({ pathname, isSecure }: { pathname: string; isSecure: boolean }) {
  return [
    ...ALWAYS,
    ['Referrer-Policy', isSecretAddress(pathname) ? 'no-referrer' : 'strict-origin-when-cross-origin'] as const,
    ['X-Frame-Options', frameAncestors(pathname) === "'self'" ? 'SAMEORIGIN' : 'DENY'] as const,
    // A browser told so over plain HTTP on localhost would refuse every other project there.
    ...(isSecure ? [['Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`] as const] : []),
  ]
}

// A link of a mail leads there: no other site is to learn of it.
function isSecretAddress(pathname: string): boolean {
  return /^\/(?:participants|payer)\//.test(pathname) || SECRET_PAGES.some((page) => page === pathname)
}
