import { aroundLetters, passwordLetters } from './password-letters'

/** Fewer characters than this beside a word that everybody knows add nothing. */
const FEW = 6
const SITE_WORDS = [
  'lagopede',
  'expeditions',
  'expedition',
  'montagne',
  'voyages',
  'voyage',
  'randonnees',
  'randonnee',
  'rando',
  'guide',
  'admin',
]

/** Whether little is left of a password beside the name of the site: `Lagopede2026!`, `l4g0p3de-demo`. */
export const namesTheSite = (password: string): boolean =>
  [password, aroundLetters(password).letters].some((text) => isLittleMoreThanTheSite(lettersOf(text)))

const isLittleMoreThanTheSite = (letters: string): boolean =>
  letters.includes(lettersOf('lagopede')) &&
  SITE_WORDS.reduce((left, word) => left.replaceAll(lettersOf(word), ''), letters).length < FEW

/** Whether a password is the person's own address, or little more than its first part. */
export const namesTheAddress = ({ password, email }: { password: string; email: string }): boolean => {
  const bare = password.trim().toLowerCase()
  const address = email.toLowerCase()
  const [name = ''] = address.split('@')
  if (bare.includes(address)) return bare.length - address.length < FEW
  return name.length >= 6 && bare.includes(name) && bare.length - name.length < FEW
}

/** The letters that a password stands for; digits that stand for none are left out. */
const lettersOf = (text: string): string => passwordLetters(text).replace(/[^a-z]/g, '')
