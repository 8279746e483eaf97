import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const FORMER = 'the-secret-of-last-year'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET_PREVIOUS', '')
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Our modules as a process started with these secrets has them. */
const startWith = async (secrets: Record<string, string>) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value)
  const [{ sealFor }, { wrap, unwrap }, { lockSecret, unlockSecret }] = await Promise.all([
    import('./seal'),
    import('./wrap'),
    import('@/server/features/sign-in/second-factor/secret-box'),
  ])
  return { ...sealFor<{ email: string }>('unsubscribe'), wrap, unwrap, lockSecret, unlockSecret }
}

describe('what was written with the former secret', () => {
  const write = async () => {
    const { seal, wrap, lockSecret } = await startWith({ PAYLOAD_SECRET: FORMER })
    return {
      sealed: seal({ value: { email: 'lea@exemple.fr' } }),
      wrapped: wrap({ purpose: 'participant_link', text: 'un lien' }),
      locked: lockSecret({ secret: 'ABC', userId: 7 }),
    }
  }

  it('is read for as long as it is named', async () => {
    const { sealed, wrapped, locked } = await write()
    const today = await startWith({ PAYLOAD_SECRET: 'the-secret-of-this-year', PAYLOAD_SECRET_PREVIOUS: FORMER })
    expect(today.unseal({ sealed })).toEqual({ email: 'lea@exemple.fr' })
    expect(today.unwrap({ purpose: 'participant_link', wrapped })).toBe('un lien')
    expect(today.unlockSecret({ locked, userId: 7 })).toBe('ABC')
  })

  it('is nothing once it is not', async () => {
    const { sealed, wrapped, locked } = await write()
    const today = await startWith({ PAYLOAD_SECRET: 'the-secret-of-this-year' })
    expect(today.unseal({ sealed })).toBeNull()
    expect(() => today.unwrap({ purpose: 'participant_link', wrapped })).toThrow()
    expect(today.unlockSecret({ locked, userId: 7 })).toBeNull()
  })
})
