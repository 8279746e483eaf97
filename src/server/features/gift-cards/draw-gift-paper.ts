import type { PayloadRequest } from 'payload'
import { drawPdf } from '@/server/features/documents/draw-pdf'
import { readGiftPaper } from '@/server/features/ledger/gift-cards/read-gift-paper'
import { PAYMENT_LIMITS } from '@/server/features/payment-methods/limits'
import { queryOnPool } from '@/server/platform/db/query-on-pool'
import { notFound } from '@/server/platform/http/errors'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'

/** The paper of a card, by the link of who received it, or of who bought it to print it; 404 otherwise. */
export const drawGiftPaper = async ({ req, token }: { req: PayloadRequest; token: string }) => {
  await countCall({ limit: PAYMENT_LIMITS.payByClient, key: clientAddressOf(req.headers) })
  const condition = '(g.link_hash = $1 or (g.purchase_hash = $1 and g.recipient_email is null))'
  const paper = await readGiftPaper({ query: queryOnPool, condition, value: hashLinkToken(token) })
  if (!paper) throw notFound('Cette carte n’est pas à imprimer.')
  return { filename: 'carte-cadeau.pdf', content: Buffer.from(await drawPdf(paper)).toString('base64') }
}
