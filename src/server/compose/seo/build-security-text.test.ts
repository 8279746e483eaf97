import { describe, expect, it } from 'vitest'
import { buildSecurityText } from './build-security-text'

const textOn = (day: string, mailFrom = 'Lagopède <bonjour@lagopede.test>') =>
  buildSecurityText({ siteUrl: 'https://lagopede.test', mailFrom, now: new Date(day) })

describe('security.txt', () => {
  it('says whom to write to, in which languages, and where it stands', () => {
    expect(textOn('2026-11-22T10:00:00Z')).toBe(
      [
        'Contact: mailto:bonjour@lagopede.test',
        'Expires: 2027-05-21T00:00:00.000Z',
        'Preferred-Languages: fr, en',
        'Canonical: https://lagopede.test/.well-known/security.txt',
        '',
      ].join('\n'),
    )
    expect(textOn('2026-11-22', 'securite@lagopede.test')).toContain('mailto:securite@lagopede.test\n')
  })

  it.each(['2026-11-22', '2031-02-28', '2040-12-31'])('is valid for months on %s, and for less than a year', (day) => {
    const expires = new Date(/Expires: (.+)/.exec(textOn(day))?.[1] ?? '')
    const days = (expires.getTime() - new Date(day).getTime()) / 86_400_000
    expect(days).toBeGreaterThan(150)
    expect(days).toBeLessThan(365)
  })
})
