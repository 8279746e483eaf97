import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'
import { knownSecrets } from './known-secrets'
import type { PendingSignIn } from '@/server/features/accounts/second-factor/pending-sign-in'
import type { PendingLink } from '@/server/features/accounts/social/pending-link'
import type { SignInTrip } from '@/server/features/accounts/social/sign-in-trip'

/** What is sealed, by purpose. */
type Sealed = {
  device: { userId: number; at?: number }
  social: SignInTrip
  link_provider: PendingLink
  second_factor: PendingSignIn
  confirm_address: { userId: number; email: string }
  confirm_newsletter: { email: string }
  unsubscribe: { email: string }
  favourite_alerts: { userId: number }
}

type Purpose = keyof Sealed

/** A value that we alone can write, for one purpose, until it expires. It can be read by who holds it. */
export const seal = <For extends Purpose>({
  purpose,
  value,
  seconds,
  now = new Date(),
}: {
  purpose: For
  value: Sealed[For]
  seconds?: number
  now?: Date
}): string => {
  const expires = seconds === undefined ? undefined : now.getTime() + seconds * 1000
  const content = Buffer.from(JSON.stringify({ value, expires })).toString('base64url')
  return `${content}.${signatureOf({ purpose, content }).toString('base64url')}`
}

/** The value under a seal, or null when it is not ours, for something else, or too old. */
export const unseal = <For extends Purpose>({
  purpose,
  sealed,
  now = new Date(),
}: {
  purpose: For
  sealed: string | null | undefined
  now?: Date
}): Sealed[For] | null => {
  const [content = '', signature = ''] = (sealed ?? '').split('.')
  const given = Buffer.from(signature, 'base64url')
  const isOurs = knownSecrets().some((secret) => {
    const expected = signatureOf({ purpose, content, secret })
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isOurs) return null
  // We signed these very bytes: they hold what `seal` wrote for this purpose.
  const { value, expires } = JSON.parse(Buffer.from(content, 'base64url').toString()) as {
    value: Sealed[For]
    expires?: number
  }
  return expires !== undefined && expires <= now.getTime() ? null : value
}

type Signed = { purpose: Purpose; content: string; secret?: string }

const signatureOf = ({ purpose, content, secret = env().PAYLOAD_SECRET }: Signed): Buffer =>
  createHmac('sha256', `${secret}:${purpose}`).update(content).digest()
