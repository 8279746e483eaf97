import { describe, expect, it } from 'vitest'
import { holdsConsent, parseConsent } from './consent'
import { consentRequest } from './consent-request'

const kept = { version: 'v1', at: '2026-05-10T09:00:00.000Z', audience: true, advertising: false }
const at = (now: string, version = 'v1') => holdsConsent({ kept, version, now: new Date(now) })

describe('a choice', () => {
  it('holds for six months', () => {
    expect([at('2026-05-10T09:00:00Z'), at('2026-11-10T08:59:59Z'), at('2026-11-10T09:00:00Z')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('answers one version of the request, and no other', () => {
    expect(at('2026-06-01T00:00:00Z', 'v2')).toBe(false)
  })

  it('made in the future, by a clock that was wrong, is asked again', () => {
    expect(at('2026-05-10T08:59:59Z')).toBe(false)
  })
})

describe('what a browser kept', () => {
  it('is read back', () => {
    expect(parseConsent(JSON.stringify(kept))).toEqual(kept)
  })

  it.each([
    null,
    '',
    'oui',
    'null',
    '{"audience":true,"advertising":true}',
    '{"version":"v1","at":"hier","audience":true}',
    '{"version":1,"at":"2026-05-10T09:00:00Z"}',
  ])('is nothing when it says %s', (text) => {
    expect(parseConsent(text)).toBeNull()
  })

  it('grants a purpose by true alone', () => {
    expect(parseConsent('{"version":"v1","at":"2026-05-10T09:00:00Z","audience":1}')?.audience).toBe(false)
  })
})

describe('what is asked', () => {
  const purposes = (measuring: Parameters<typeof consentRequest>[0]) =>
    consentRequest(measuring).purposes.map(({ purpose, tools }) => [purpose, ...tools.map(({ name }) => name)])

  it('names each tool under its purpose, and no purpose without a tool', () => {
    expect(purposes({ tagManager: false, pixel: false })).toEqual([['audience', 'Provenance de la visite']])
    expect(purposes({ tagManager: true, pixel: true })).toEqual([
      ['audience', 'Provenance de la visite', 'Google Tag Manager et Google Analytics'],
      ['advertising', 'Pixel de Meta'],
    ])
  })

  it('says who receives what is learnt, and how long each cookie stays', () => {
    const tools = consentRequest({ tagManager: true, pixel: true }).purposes.flatMap((one) => one.tools)
    for (const { recipient, cookies } of tools) {
      expect(recipient).not.toBe('')
      for (const { lasts } of cookies) expect(lasts).toMatch(/mois|an/)
    }
  })

  it('speaks of announcements where there is a pixel alone', () => {
    expect(consentRequest({ tagManager: true, pixel: false }).text).not.toContain('annonces')
    expect(consentRequest({ tagManager: true, pixel: true }).text).toContain('annonces')
  })
})
