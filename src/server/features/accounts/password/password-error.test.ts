import { describe, expect, it } from 'vitest'
import { PASSWORD_ERRORS } from '@/domain/password'
import { passwordError } from './password-error'

const email = 'camille.fontaine@exemple.fr'

describe('a password', () => {
  it.each(['', 'a', 'abcde', '🏔️🏔️'])('is too short: « %s »', (password) => {
    expect(passwordError({ password })).toBe('Password est trop court (au moins 6 caractères)')
  })

  it.each(['passer', 'pass1234', 'qwerty1234', '123456789a', 'michael1', 'superman1', 'azerty', 'AZERTY', '123456'])(
    'is too common: « %s »',
    (password) => {
      expect(passwordError({ password })).toBe(PASSWORD_ERRORS.common)
    },
  )

  it.each(['motdepasse', 'aaaaaaaa', '345678', 'Bonjour123', 'ffffff', ' doudou ', 'azertyuiopqsdf'])(
    'is too common in French, or no word at all: « %s »',
    (password) => {
      expect(passwordError({ password })).toBe(PASSWORD_ERRORS.common)
    },
  )

  it.each(['lagopede-demo', 'Lagopède2026!', 'l4g0p3de', 'LAGOPEDE74', 'lagopede-montagne', 'admin@lagopede'])(
    'names the site: « %s »',
    (password) => {
      expect(passwordError({ password })).toBe(PASSWORD_ERRORS.site)
    },
  )

  it.each([email, email.toUpperCase(), `${email}1`, 'camille.fontaine', 'Camille.Fontaine74'])(
    'names the address: « %s »',
    (password) => {
      expect(passwordError({ password, email })).toBe(PASSWORD_ERRORS.address)
    },
  )

  it('may hold a short first part of the address, or one word of a long sentence', () => {
    expect(passwordError({ password: 'leo-aime-la-neige', email: 'leo@exemple.fr' })).toBeNull()
    expect(passwordError({ password: 'camille.fontaine part marcher', email })).toBeNull()
    expect(passwordError({ password: 'un lagopède dort sous la neige' })).toBeNull()
  })

  it.each(['guide', 'marketer', 'staff', 'admin'] as const)('of a %s has twelve characters', (role) => {
    expect(passwordError({ password: 'onze-lettre', role })).toBe(PASSWORD_ERRORS.tooShortForTeam)
    expect(passwordError({ password: 'douze-lettre', role })).toBeNull()
  })

  it('is read up to 1 kB, in bytes', () => {
    expect(passwordError({ password: `n${'é'.repeat(511)}x` })).toBeNull()
    expect(passwordError({ password: 'é'.repeat(513) })).toBe(PASSWORD_ERRORS.tooLong)
  })

  it.each(['mélèze', 'un mot de passe de test', 'Tr0ub4dor&3'])('is taken: « %s »', (password) => {
    expect(passwordError({ password })).toBeNull()
  })
})
