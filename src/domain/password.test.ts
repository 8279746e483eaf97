import { describe, expect, it } from 'vitest'
import { PASSWORD_ERRORS, passwordError } from './password'

describe('a password', () => {
  it.each(['', 'a', 'abcde', '🏔️🏔️'])('is too short: « %s »', (password) => {
    expect(passwordError(password)).toBe('Password est trop court (au moins 6 caractères)')
  })

  it.each(['azerty', 'AZERTY', '123456', 'motdepasse', 'aaaaaaaa', '345678', 'Bonjour123', 'ffffff'])(
    'is too common: « %s »',
    (password) => {
      expect(passwordError(password)).toBe(PASSWORD_ERRORS.common)
    },
  )

  it('is read up to 1 kB, in bytes', () => {
    expect(passwordError(`n${'é'.repeat(511)}x`)).toBeNull()
    expect(passwordError('é'.repeat(513))).toBe(PASSWORD_ERRORS.tooLong)
  })

  it.each(['mélèze', 'un mot de passe de test', 'lagopede-demo', 'Tr0ub4dor&3'])('is taken: « %s »', (password) => {
    expect(passwordError(password)).toBeNull()
  })
})
