import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(pbkdf2)

/** How Payload writes a password down; it exports no function to check one without opening a session. */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const LEGACY = { prefix: '', iterations: 25_000, bytes: 512 }

/** Nobody's password: who has none, or does not exist, costs the same work and the same time. */
const NOBODY = { hash: CURRENT.prefix + '0'.repeat(CURRENT.bytes * 2), salt: '0'.repeat(64) }

/** Whether this is the password of the account; always false, and as slow, when there is no account or no password. */
export const verifyPassword = async ({
  account,
  password,
}: {
  account: { hash: string | null; salt: string | null } | null
  password: string
}): Promise<boolean> => {
  const isReal = Boolean(account?.hash && account.salt)
  const hash = (isReal && account?.hash) || NOBODY.hash
  const salt = (isReal && account?.salt) || NOBODY.salt
  const { prefix, iterations, bytes } = hash.startsWith(CURRENT.prefix) ? CURRENT : LEGACY
  const expected = Buffer.from(hash.slice(prefix.length), 'hex')
  const given = await derive(password, salt, iterations, bytes, 'sha256')
  return given.length === expected.length && timingSafeEqual(given, expected) && isReal
}
