import { PASSWORD_LENGTH } from '@/domain/accounts/password'
import COMMON_PASSWORDS from './common-passwords.json'
import EVERYDAY_WORDS from './everyday-words.json'
import { aroundLetters, passwordLetters } from './password-letters'

/** Whether a password is among the first that are tried: in the list, a short text again and again, one word or walk and little else. */
export const isCommonPassword = (password: string): boolean => {
  const bare = password.trim().toLowerCase()
  const text = once(bare)
  if (text !== bare && [...text].length < PASSWORD_LENGTH) return true
  if ([bare, text, withoutSigns(text)].some((known) => COMMON.has(known) || isWalk(known))) return true
  const least = text.length > SHORT_TOTAL ? 5 : 3
  return text.length <= LONGEST && coresOf(corsicaInDigits(text)).some((core) => isCommonCore({ core, least }))
}

const COMMON = new Set(COMMON_PASSWORDS.passwords.split(' '))

/** No word with what stands around it is longer. */
const LONGEST = 40
/** So few characters around a word add nothing. */
const FEW = 6
/** A longer password that holds a word of three or four letters does so by chance. */
const SHORT_TOTAL = 9

/** A text that is the same text several times, once. */
const once = (text: string): string => text.slice(0, (text + text).indexOf(text, 1))

/** The departments 2A and 2B are digits too. */
const corsicaInDigits = (text: string): string => text.replace(/2[ab](?!\p{L})/gu, '20')

/** A text without the signs around it, where they are few: `123456!`. */
const withoutSigns = (text: string): string => {
  const [inner = text] = /[\p{L}\d](?:.*[\p{L}\d])?/su.exec(text) ?? []
  return inner.length > 4 && text.length - inner.length <= FEW ? inner : text
}

/** What a password may be about: all of it but some of the digits and signs around its letters. */
const coresOf = (password: string): string[] => {
  const { before: head, letters, after: tail } = aroundLetters(password)
  if (letters === '') return []
  return upTo(head.length).flatMap((before) =>
    upTo(tail.length)
      .filter((after) => addsLittle({ password, before, after }))
      .map((after) => password.slice(before, password.length - after)),
  )
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count)

const addsLittle = ({ password, before, after }: { password: string; before: number; after: number }): boolean => {
  const around = [password.slice(0, before), password.slice(password.length - after)]
  return before + after <= FEW || around.every((part) => part === '' || DATE.test(part) || isWalk(part))
}

const DATE = /^(?:[0-3]\d[01]\d(?:19|20)\d\d|(?:19|20)\d\d[01]\d[0-3]\d)$/

/** Whether a text is a common word, once or several times, or a walk over the keyboard. At least half are true letters. */
const isCommonCore = ({ core, least }: { core: string; least: number }): boolean => {
  const letters = passwordLetters(core)
  if (letters.length < least || (core.match(/\p{L}/gu) ?? []).length * 2 < core.length) return false
  return [letters, once(letters), letters.replace(/s$/, '')].some((word) => WORDS.has(word)) || isWalk(core)
}

/** Everyday words, and those of the list without what stands around them. */
const WORDS = new Set([
  ...Object.values(EVERYDAY_WORDS).flatMap((words) => words.split(' ').map((word) => passwordLetters(word))),
  ...COMMON_PASSWORDS.passwords
    .split(' ')
    .map((password) => /^[^a-z]*([a-z]{4,})[^a-z]*$/.exec(password)?.[1] ?? '')
    .map((word) => passwordLetters(word)),
])
WORDS.delete('')

/** Ways over the keyboard and through the alphabet: rows, columns, zigzags, the keypad; each is gone backwards too. */
const WALKS = `01234567890123456789 abcdefghijklmnopqrstuvwxyz
  azertyuiopqsdfghjklmwxcvbn qwertyuiopasdfghjklzxcvbnm qwertzuiopasdfghjklyxcvbnm azertyuiopmlkjhgfdsqwxcvbn
  azertyqsdfghwxcvbn azertqsdfgwxcvb azerqsdfwxcv azeqsdwxc qwertyasdfghzxcvbn qwertasdfgzxcvb qwerasdfzxcv qweasdzxc
  1qaz2wsx3edc4rfv5tgb6yhn7ujm 1aqw2zsx3edc4rfv5tgb6yhn7uj qazwsxedcrfvtgbyhnujm aqwzsxedcrfvtgbyhnuj
  wqa1xsz2cde3vfr4bgt5nhy6 zaq1xsw2cde3vfr4bgt5nhy6mju7 wqaxszcdevfrbgtnhy zaqxswcdevfrbgtnhymju
  zaq12wsxcde34rfvbgt56yhn wqa12zsxcde34rfvbgt56yhn aqwxszedcvfrtgb qazxswedcvfrtgb
  a1z2e3r4t5y6u7i8o9p0 1a2z3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 1q2w3e4r5t6y7u8i9o0p
  a1b2c3d4e5f6g7h8i9 1a2b3c4d5e6f7g8h9i 147258369 147852369 741852963 789456123 159357 159753 102030405060708090
  &é"'(-è_çà)= !@#$%^&*()_+`
  .split(/\s+/)
  .flatMap((walk) => [walk, walk.split('').toReversed().join('')])

const isWalk = (text: string): boolean => text.length > 2 && WALKS.some((walk) => walk.includes(text))
