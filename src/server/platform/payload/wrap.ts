import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { env } from '@/env'
import { knownSecrets } from './known-secrets'

const CIPHER = 'aes-256-gcm'

type Purpose =
  | 'participant_link'
  | 'payment_link'
  | 'gift_code'
  | 'saved_card'
  | 'former_address'
  | 'former_traveler'
  | 'former_customer'

/** A text as the outbox may keep it: only this site's key reads it, for this purpose. */
export const wrap = ({ purpose, text }: { purpose: Purpose; text: string }): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(CIPHER, keyOf(purpose), nonce)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')
}

export const unwrap = ({ purpose, wrapped }: { purpose: Purpose; wrapped: string }): string => {
  const [today = '', ...before] = knownSecrets()
  try {
    return unwrapWith({ purpose, wrapped, secret: today })
  } catch (error) {
    const [previous] = before
    if (previous === undefined) throw error
    return unwrapWith({ purpose, wrapped, secret: previous })
  }
}

const unwrapWith = ({ purpose, wrapped, secret }: { purpose: Purpose; wrapped: string; secret: string }): string => {
  const bytes = Buffer.from(wrapped, 'base64url')
  const decipher = createDecipheriv(CIPHER, keyOf(purpose, secret), bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

const keyOf = (purpose: Purpose, secret = env().PAYLOAD_SECRET): Buffer =>
  createHash('sha256').update(`${secret}:${purpose}`).digest()
