import type { PayloadRequest } from 'payload'
import { PAYMENT_LIMITS } from '@/server/features/payment-methods/limits'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { readIntents, type Intent } from './intent'

const NO_LINK = 'Ce lien n’est pas valable. Reprends celui du dernier message reçu, ou connecte-toi à ton compte.'

export type LinkedPayment = {
  linkHash: string
  /** Null for an order that is not made yet. */
  reservationId: number | null
  /** The last payment that was started by this link, if any. */
  intent: Intent | null
  /** The share of a deposit that it is for. */
  share: LinkedShare | null
}

export type LinkedShare = { id: number; depositId: number }

/** What a private link to pay stands for; 404 when it is unknown. Calls are counted by client. */
export const findLinkedPayment = async ({
  req,
  token,
}: {
  req: PayloadRequest
  token: string
}): Promise<LinkedPayment> => {
  await countCall({ limit: PAYMENT_LIMITS.payByClient, key: clientAddressOf(req.headers) })
  const linkHash = hashLinkToken(token)
  const [link] = await queryStatement<{ reservationId: number | null }>(
    sql`select reservation_id as "reservationId" from payment_links where token_hash = ${linkHash}`,
  )
  if (!link) throw notFound(NO_LINK)
  const [intent = null] = await readIntents(sql`i.link_hash = ${linkHash} order by i.created_at desc, i.id limit 1`)
  const [share = null] = await queryStatement<LinkedShare>(
    sql`select id, deposit_id as "depositId" from deposit_shares where link_hash = ${linkHash}`,
  )
  if (link.reservationId === null && !intent && !share) throw notFound(NO_LINK)
  return { linkHash, reservationId: link.reservationId, intent, share }
}
