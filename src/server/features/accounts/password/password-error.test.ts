import { describe, expect, it } from 'vitest'
import { PASSWORD_ERRORS } from '@/domain/accounts/password'
import EVERYDAY_WORDS from './everyday-words.json'
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

  it.each([
    'lagopede-demo',
    'Lagopède2026!',
    'l4g0p3de',
    'LAGOPEDE74',
    'lagopede-montagne',
    'admin@lagopede',
    'lagopede14051954',
  ])('names the site: « %s »', (password) => {
    expect(passwordError({ password })).toBe(PASSWORD_ERRORS.site)
  })

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

  it.each([
    'randonnee',
    'montagne74',
    'voyage2026',
    'aventure1',
    'bonjour2026',
    'soleil2025',
    'password2026',
    'Motdepasse1!',
    'Été2026',
    'ski74!!',
  ])('is too common as a word with a few digits or signs: « %s »', (password) => {
    expect(passwordError({ password })).toBe(PASSWORD_ERRORS.common)
  })

  it.each(['chamois', 'Printemps', 'février', 'Annecy', 'Haute-Savoie', 'Camille', 'Jean-Pierre', 'guide', 'trekking'])(
    'is too common with whatever stands around it: « %s »',
    (word) => {
      const around = ['2026', '74', '!2026', '123!', '.07', '*1*'].flatMap((signs) => [
        `${word}${signs}`,
        `${signs}${word}`,
      ])
      const taken = [...around, word.toUpperCase() + '01', `_${word}2a`].filter(
        (password) => passwordError({ password }) !== PASSWORD_ERRORS.common,
      )
      expect(taken).toEqual([])
    },
  )

  it.each(['m0nt4gne', 'M0NT@GN3', 'r4nd0nn33', 's0lei1', 'so1ei1', '$oleil2026', '@v3n7ure!', '4nnecy74'])(
    'is too common with signs for letters: « %s »',
    (password) => {
      expect(passwordError({ password })).toBe(PASSWORD_ERRORS.common)
    },
  )

  it.each(['soleilsoleil', 'Soleil-Soleil', 'neige2026neige2026', 'léoléo74', 'abcdabcdabcd', '20262026', 'hahahaha'])(
    'is too common said twice: « %s »',
    (password) => {
      expect(passwordError({ password })).toBe(PASSWORD_ERRORS.common)
    },
  )

  it.each(
    'azerty2026 Qwerty74! 2026azerty wxcvbn01 ytreza ytreza12 zaq12wsx xsw21qaz 1qaz2wsx3edc aqwzsxedc azeqsd a1z2e3r4t5y6'
      .split(' ')
      .concat('azerty123456789', '123456!', '!!987654', 'poiuyt', 'mlkjhgfdsq', 'qsdf1234', '741852963', '&é"\'(-'),
  )('is too common as a walk over the keyboard: « %s »', (password) => {
    expect(passwordError({ password })).toBe(PASSWORD_ERRORS.common)
  })

  it.each(['bonjour14071989', '14071985soleil', 'motdepasse12345678'])(
    'is too common with a date or a sequence: « %s »',
    (password) => {
      expect(passwordError({ password })).toBe(PASSWORD_ERRORS.common)
    },
  )

  it('is none of the everyday words with a year, alone or twice', () => {
    const words = Object.values(EVERYDAY_WORDS)
      .flatMap((list) => list.split(' '))
      .filter((word) => word.length > 2)
    expect(words.length).toBeGreaterThan(2000)
    const forms = words.flatMap((word) => [`${word}2026`, `${word}${word}`, `${word.toUpperCase()}2026!`])
    const long = forms.filter((form) => form.length >= 6)
    expect(long.filter((password) => passwordError({ password }) === null)).toEqual([])
  })

  it.each([
    'soleil et neige',
    'soleil-vent-bleu',
    'randonneeaucoldelaforclaz',
    'soleil81726354',
    'nqzerty74',
    'xvqtkz',
    '83610592',
  ])('may hold more than one word, or be chance: « %s »', (password) => {
    expect(passwordError({ password })).toBeNull()
  })

  it.each([
    ['letters', 'abcdefghijklmnopqrstuvwxyz'],
    ['letters and digits', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'],
    ['all signs', Array.from({ length: 94 }, (_, index) => String.fromCodePoint(33 + index)).join('')],
    ['digits', '0123456789'],
  ])('is taken when ten characters of %s are drawn', (_, characters) => {
    const draw = drawFrom(characters)
    const drawn = Array.from({ length: 10_000 }, () => Array.from({ length: 10 }, draw).join(''))
    expect(drawn.filter((password) => passwordError({ password }) !== null)).toEqual([])
  })
})

/** Draws characters, the same at each run. */
const drawFrom = (characters: string) => {
  let state = 20_260_101
  return (): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return characters[Math.floor((state / 2 ** 32) * characters.length)] ?? ''
  }
}
