import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { env } from '@/env'

const STEP_SECONDS = 30
/** A clock may be one step late or early. */
const DRIFT = 1
const SECRET_BYTES = 20

/** A new secret, as applications take it by hand: 32 letters and digits. */
export const drawSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address that a QR code gives to an application. */
export const secretAddress = ({ secret, email }: { secret: string; email: string }): string =>
  totpOf(secret, email).toString()

/** The step of time that a code of six digits belongs to, one before or after this one at most; null when it is wrong. */
export const stepOfCode = ({ secret, code, now }: { secret: string; code: string; now: Date }): number | null => {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  // The library compares in constant time.
  const delta = totpOf(secret).validate({ token: code, timestamp, window: DRIFT })
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Lagopède', label, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS, secret })

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
