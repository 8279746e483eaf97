import { describe, expect, it } from 'vitest'
import { PASSWORD_ERRORS, passwordLengthError } from './password'

describe('the length of a password', () => {
  it.each([
    ['six characters', 'abcdef'],
    ['six characters of several units each', '🏔🏔🏔🏔🏔🏔'],
    ['as many bytes as it may', 'a'.repeat(1024)],
    ['as many bytes of two-byte letters', 'é'.repeat(512)],
  ])('may be %s', (_case, password) => {
    expect(passwordLengthError(password)).toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['five characters', 'abcde'],
    ['five of several units each', '🏔🏔🏔🏔🏔'],
  ])('is too short: %s', (_case, password) => {
    expect(passwordLengthError(password)).toBe(PASSWORD_ERRORS.tooShort)
  })

  it.each([
    ['one byte more than it may', 'a'.repeat(1025)],
    ['letters of two bytes', 'é'.repeat(513)],
  ])('is too long: %s', (_case, password) => {
    expect(passwordLengthError(password)).toBe(PASSWORD_ERRORS.tooLong)
  })

  it('is said with the number of characters it must have', () => {
    expect(PASSWORD_ERRORS.tooShort).toBe('Password est trop court (au moins 6 caractères)')
    expect(PASSWORD_ERRORS.tooShortForTeam).toBe('Password est trop court (au moins 12 caractères)')
  })
})
