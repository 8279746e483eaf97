import { createHash, createHmac, randomInt } from 'node:crypto'
import { drawGiftCode } from '@/domain/gift-cards/gift-code'
import { knownSecrets } from '@/server/platform/payload/known-secrets'
import { unwrap, wrap } from '@/server/platform/payload/wrap'

// Eight signs could be tried one after the other by whoever has a plain digest of them: this one takes the site's own key.
const keyOf = (secret: string): Buffer => createHash('sha256').update(`${secret}:gift_code_digest`).digest()

const digest = ({ code, secret }: { code: string; secret: string }): string =>
  createHmac('sha256', keyOf(secret)).update(code).digest('hex')

/** What tells by which key a code is kept, and nothing of the key. */
const nameOf = (secret: string): string => createHash('sha256').update(keyOf(secret)).digest('hex').slice(0, 12)

export type KeptCode = { hash: string; sealed: string; key: string; last4: string }

/** A code as the database keeps it: known again by whoever types it, printed by the site's mails, read by nobody else. */
export const keepGiftCode = (code: string): KeptCode => {
  const [secret = ''] = knownSecrets()
  return {
    hash: digest({ code, secret }),
    sealed: wrap({ purpose: 'gift_code', text: code }),
    key: nameOf(secret),
    last4: code.slice(-4),
  }
}

/** A new code that nobody knows yet. */
export const newGiftCode = (): KeptCode => keepGiftCode(drawGiftCode((below) => randomInt(below)))

/** By what a typed code may be known: by today's key, or by the one before. */
export const giftCodeHashes = (code: string): string[] => knownSecrets().map((secret) => digest({ code, secret }))

export const openGiftCode = (sealed: string): string => unwrap({ purpose: 'gift_code', wrapped: sealed })

/** The key that codes are kept by today. */
export const giftKeyOfToday = (): string => nameOf(knownSecrets()[0] ?? '')
