import type { PayloadRequest } from 'payload'
import { env } from '@/env'
import { sql } from '@/server/platform/db/transaction-of'
import type { MailQuery } from '@/server/platform/email/mail'
import { notFound } from '@/server/platform/http/errors'
import { drawLinkToken, privateLink } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { runStatement } from '@/server/platform/payload/run-statement'
import { unwrap, wrap } from '@/server/platform/payload/wrap'
import { PAYMENT_LIMITS } from './limits'

/** A private link's secret to pay, the hash by which the database knows it, and the secret as a row may keep it. */
export const drawPaymentToken = (): { token: string; hash: string; sealed: string } => {
  const { token, hash } = drawLinkToken()
  return { token, hash, sealed: sealPaymentToken(token) }
}

export const sealPaymentToken = (token: string): string => wrap({ purpose: 'payment_link', text: token })

/** The secret that a row keeps, which only this site's key reads. */
export const openPaymentToken = (sealed: string): string => unwrap({ purpose: 'payment_link', wrapped: sealed })

/** The page where a reservation is paid by a link. */
export const paymentLink = (token: string): string => privateLink({ page: '/payer', token })

/** Where a provider sends back: in the path, as they add to it what they like; the site moves it after « # ». */
export const returnLink = ({ page, token }: { page: '/payer' | '/carte-offerte'; token: string }): string =>
  `${env().SITE_URL}${page}/${token}`

/** A link to pay one's own reservation; those drawn before stay good. */
export const drawOwnLink = async ({ req, userId, id }: { req: PayloadRequest; userId: number; id: number }) => {
  await countCall({ limit: PAYMENT_LIMITS.paymentByUser, key: String(userId) })
  const { token, hash } = drawPaymentToken()
  const rows = await runStatement({
    req,
    statement: sql`insert into payment_links (token_hash, reservation_id)
      select ${hash}, r.id from reservations r where r.id = ${id} and r.user_id = ${userId} returning token_hash`,
  })
  if (rows.length === 0) throw notFound('Cette réservation n’existe pas.')
  return { token, url: paymentLink(token) }
}

/** The address where a reservation is paid, of a mail's own. */
export const drawMailLink = async ({
  reservationId,
  query,
}: {
  reservationId: number
  query: MailQuery
}): Promise<string> => {
  const { token, hash } = drawPaymentToken()
  await query('insert into payment_links (token_hash, reservation_id) values ($1, $2)', [hash, reservationId])
  return paymentLink(token)
}
