import type { PayloadRequest } from 'payload'
import { notFound } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import type { MailQuery } from '@/server/platform/email/mail'
import { runStatement } from '@/server/platform/payload/run-statement'
import { sql } from '@/server/platform/payload/transaction-of'
import { LIMITS } from '../limits'
import { drawPaymentToken, paymentLink } from './payment-link'

/** A link to pay one's own reservation; those drawn before stay good. */
export const drawOwnLink = async ({ req, userId, id }: { req: PayloadRequest; userId: number; id: number }) => {
  await countCall({ limit: LIMITS.paymentByUser, key: String(userId) })
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
