import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'
import { knownSecrets } from './known-secrets'

type Sealing<Value> = { value: Value; seconds?: number; now?: Date }
type Unsealing = { sealed: string | null | undefined; now?: Date }

/** A value that we alone can write, for one purpose, until it expires (seconds). It can be read by who holds it. */
export const sealFor = <Value>(purpose: string) => ({
  seal: ({ value, seconds, now = new Date() }: Sealing<Value>): string => {
    const expires = seconds === undefined ? undefined : now.getTime() + seconds * 1000
    const content = Buffer.from(JSON.stringify({ value, expires })).toString('base64url')
    return `${content}.${signatureOf({ purpose, content }).toString('base64url')}`
  },

  /** The value under a seal, or null when it is not ours, for something else, or too old. */
  unseal: ({ sealed, now = new Date() }: Unsealing): Value | null => {
    const [content = '', signature = ''] = (sealed ?? '').split('.')
    const given = Buffer.from(signature, 'base64url')
    const isOurs = knownSecrets().some((secret) => {
      const expected = signatureOf({ purpose, content, secret })
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
    if (!isOurs) return null
    // We signed these very bytes: they hold what `seal` wrote for this purpose.
    const { value, expires } = JSON.parse(Buffer.from(content, 'base64url').toString()) as {
      value: Value
      expires?: number
    }
    return expires !== undefined && expires <= now.getTime() ? null : value
  },
})

type Signed = { purpose: string; content: string; secret?: string }

const signatureOf = ({ purpose, content, secret = env().PAYLOAD_SECRET }: Signed): Buffer =>
  createHmac('sha256', `${secret}:${purpose}`).update(content).digest()
