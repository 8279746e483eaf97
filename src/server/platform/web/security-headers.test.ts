import { expect, it } from 'vitest'
import { SECRET_PAGES } from '@/domain/accounts/secret-link'
import { securityHeaders } from './security-headers'

const referrerPolicyOf = (pathname: string) =>
  new Map<string, string>(securityHeaders({ pathname, isSecure: true })).get('Referrer-Policy')

it.each([...SECRET_PAGES, '/participants/un-lien-prive'])('tells no other site of %s', (pathname) => {
  expect(referrerPolicyOf(pathname)).toBe('no-referrer')
})

it('tells other sites the host alone of what is public', () => {
  expect(referrerPolicyOf('/avis')).toBe('strict-origin-when-cross-origin')
})
