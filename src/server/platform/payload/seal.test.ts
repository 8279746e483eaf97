import { beforeAll, describe, expect, it } from 'vitest'
import { sealFor } from './seal'

const { seal, unseal } = sealFor<{ userId: number }>('device')
const other = sealFor<{ userId: number }>('unsubscribe')

beforeAll(() => {
  process.env.DATABASE_URL ??= 'postgresql://nobody@127.0.0.1:1/none'
  process.env.PAYLOAD_SECRET ??= 'a-secret-of-the-tests'
})

describe('a sealed value', () => {
  const sealed = () => seal({ value: { userId: 7 } })

  it('is read back for its purpose alone', () => {
    expect(unseal({ sealed: sealed() })).toEqual({ userId: 7 })
    expect(other.unseal({ sealed: sealed() })).toBeNull()
  })

  it('expires', () => {
    const now = new Date('2026-06-01T10:00:00Z')
    const short = seal({ value: { userId: 7 }, seconds: 60, now })
    expect(unseal({ sealed: short, now: new Date('2026-06-01T10:00:59Z') })).toEqual({ userId: 7 })
    expect(unseal({ sealed: short, now: new Date('2026-06-01T10:01:00Z') })).toBeNull()
  })

  it.each([null, undefined, '', '.', 'a.b', '{}.', 'eyJ2YWx1ZSI6e319.AAAA'])('is nothing when it is %j', (value) => {
    expect(unseal({ sealed: value })).toBeNull()
  })

  it('is nothing once changed', () => {
    const [, signature = ''] = sealed().split('.')
    const changed = Buffer.from(JSON.stringify({ value: { userId: 8 } })).toString('base64url')
    expect(unseal({ sealed: `${changed}.${signature}` })).toBeNull()
  })
})
