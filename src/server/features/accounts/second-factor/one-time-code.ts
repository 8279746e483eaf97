import { Secret, TOTP } from 'otpauth'

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
