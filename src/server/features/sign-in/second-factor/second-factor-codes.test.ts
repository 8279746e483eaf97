import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { drawSecret, secretAddress, stepOfCode } from './second-factor-codes'

/** The secret of RFC 6238, appendix B. Its codes have eight digits, of which ours are the last six. */
const secret = Secret.fromUTF8('12345678901234567890').base32

describe('codes of the application', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds the code is %s, as in RFC 6238', (seconds, code) => {
    expect(stepOfCode({ secret, code, now: new Date(seconds * 1000) })).toBe(Math.floor(seconds / 30))
  })

  it.each([
    ['one step late', 30, 1],
    ['one step early', -30, 1],
    ['two steps late', 60, null],
    ['two steps early', -60, null],
  ])('takes a clock that is %s as it should', (_, late, expected) => {
    const step = stepOfCode({ secret, code: '005924', now: new Date((1_234_567_890 + late) * 1000) })
    expect(step).toBe(expected && Math.floor(1_234_567_890 / 30))
  })

  it.each(['', '00592', '0059244', '５９２４００', '-05924', '5924.0', 'abcdef'])('refuses « %s »', (code) => {
    expect(stepOfCode({ secret, code, now: new Date(1_234_567_890_000) })).toBeNull()
  })

  it('gives the application a secret of 160 bits under the name of the house', () => {
    const drawn = drawSecret()
    expect(drawn).toMatch(/^[A-Z2-7]{32}$/)
    expect(drawSecret()).not.toBe(drawn)
    const address = new URL(secretAddress({ secret: drawn, email: 'guide@lagopede.test' }))
    expect([address.protocol, decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      expect.stringContaining('guide@lagopede.test'),
    ])
    expect(address.searchParams.get('secret')).toBe(drawn)
  })
})
