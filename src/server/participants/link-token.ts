import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { env } from '@/env'

const CIPHER = 'aes-256-gcm'

/** A private link's secret, and the hash that the database keeps of it. */
export const drawLinkToken = (): { token: string; hash: string } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashLinkToken(token) }
}

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const participantLink = (token: string): string => `${env().SITE_URL}/participants/${token}`

/** The secret as the outbox may keep it: only this site's key reads it. */
export const wrapLinkToken = (token: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(CIPHER, key(), nonce)
  const content = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')
}

export const unwrapLinkToken = (wrapped: string): string => {
  const bytes = Buffer.from(wrapped, 'base64url')
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

const key = (): Buffer => createHash('sha256').update(`${env().PAYLOAD_SECRET}:participant_link`).digest()
