import { afterAll, describe, expect, it, vi } from 'vitest'
import { drawRecoveryCodes, hashRecoveryCode, readRecoveryCode } from './second-factor-codes'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Our module as a process of this key has it. */
const startWith = async (key = 'a-secret-of-the-tests') => {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', key)
  vi.stubEnv('PAYLOAD_SECRET_PREVIOUS', '')
  return import('./secret-box')
}

describe('a secret in the database', () => {
  it('opens for its account, and is never written twice alike', async () => {
    const { lockSecret, unlockSecret } = await startWith()
    const locked = lockSecret({ secret: SECRET, userId: 7 })
    expect(unlockSecret({ locked, userId: 7 })).toBe(SECRET)
    expect(locked).not.toContain(SECRET)
    expect(lockSecret({ secret: SECRET, userId: 7 })).not.toBe(locked)
  })

  it('opens for no other account, when changed, or with another key', async () => {
    const { lockSecret, unlockSecret } = await startWith()
    const locked = lockSecret({ secret: SECRET, userId: 7 })
    expect(unlockSecret({ locked, userId: 8 })).toBeNull()
    const bytes = Buffer.from(locked.slice(3), 'base64')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    expect(unlockSecret({ locked: `v1:${bytes.toString('base64')}`, userId: 7 })).toBeNull()
    expect(unlockSecret({ locked: 'v1:', userId: 7 })).toBeNull()
    const { unlockSecret: unlockElsewhere } = await startWith('another-secret-of-the-tests')
    expect(unlockElsewhere({ locked, userId: 7 })).toBeNull()
  })
})

describe('recovery codes', () => {
  it('are ten, all different, in one spelling', () => {
    const codes = drawRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) {
      expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)
      expect(readRecoveryCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(code)
    }
  })

  it.each(['', 'ABCDE', 'ABCDE-FGHJ0', 'ABCDE-FGHJKM', '123456'])('« %s » is none', (typed) => {
    expect(readRecoveryCode(typed)).toBeNull()
  })

  it('are hashed apart for each account', () => {
    const code = 'ABCDE-FGHJK'
    expect(hashRecoveryCode({ userId: 7, code })).toMatch(/^[0-9a-f]{64}$/)
    expect(hashRecoveryCode({ userId: 7, code })).not.toBe(hashRecoveryCode({ userId: 8, code }))
  })
})
