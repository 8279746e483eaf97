import { createHash, randomBytes } from 'node:crypto'
import { secretLink } from '@/domain/secret-link'
import { env } from '@/env'
import { unwrap, wrap } from '@/server/platform/payload/wrap'

/** A private link's secret to pay, the hash by which the database knows it, and the secret as a row may keep it. */
export const drawPaymentToken = (): { token: string; hash: string; sealed: string } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashPaymentToken(token), sealed: sealPaymentToken(token) }
}

export const hashPaymentToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const sealPaymentToken = (token: string): string => wrap({ purpose: 'payment_link', text: token })

/** The secret that a row keeps, which only this site's key reads. */
export const openPaymentToken = (sealed: string): string => unwrap({ purpose: 'payment_link', wrapped: sealed })

/** The page where a reservation is paid by a link. */
export const paymentLink = (token: string): string => `${env().SITE_URL}${secretLink({ page: '/payer', token })}`

/** Where a provider sends back: in the path, as they add to it what they like; the site moves it after « # ». */
export const returnLink = ({ page, token }: { page: '/payer' | '/carte-offerte'; token: string }): string =>
  `${env().SITE_URL}${page}/${token}`
