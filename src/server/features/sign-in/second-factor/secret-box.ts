import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/env'
import { knownSecrets } from '@/server/platform/payload/known-secrets'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A secret as the database keeps it: it opens for this account alone, with this installation's key. */
export const lockSecret = ({ secret, userId }: { secret: string; userId: number }): string => {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(env().PAYLOAD_SECRET), iv).setAAD(ownerOf(userId))
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return `v1:${Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64')}`
}

/** The secret again; null when another key wrote it, for another account, or when it was changed. */
export const unlockSecret = ({ locked, userId }: { locked: string; userId: number }): string | null => {
  for (const key of knownSecrets().map(keyOf)) {
    const secret = unlockWith({ key, locked, userId })
    if (secret !== null) return secret
  }
  return null
}

const unlockWith = ({ key, locked, userId }: { key: Buffer; locked: string; userId: number }): string | null => {
  const bytes = Buffer.from(locked.replace(/^v1:/, ''), 'base64')
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(ownerOf(userId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const ownerOf = (userId: number): Buffer => Buffer.from(`users/${String(userId)}`)

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'second factor: secrets', 32))
