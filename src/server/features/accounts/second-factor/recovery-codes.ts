import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { env } from '@/env'

const COUNT = 10
const LENGTH = 10
/** Without what is read one for another: 0 and O, 1 and I, L, U and V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Ten new codes for who has lost their application: 49 bits each, written in two halves. */
export const drawRecoveryCodes = (): string[] => Array.from({ length: COUNT }, drawCode)

/** What was typed as a recovery code, in its one spelling; null when it cannot be one. */
export const readRecoveryCode = (typed: string): string | null => {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter)) ? halved(letters) : null
}

/** What the database keeps of a recovery code: of no use without this installation's key, or for another account. */
export const hashRecoveryCode = ({ userId, code }: { userId: number; code: string }): string => {
  const key = Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', 'second factor: recovery codes', 32))
  return createHmac('sha256', key)
    .update(`${String(userId)}:${code}`)
    .digest('hex')
}

const drawCode = (): string =>
  halved(Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''))

const halved = (letters: string): string => `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
