import type { PayloadRequest } from 'payload'
import { spellGiftCode } from '@/domain/gift-cards/gift-code'
import { env } from '@/env'
import type { GiftPaper } from '@/server/features/documents/build-gift-pdf'
import { drawPdf } from '@/server/features/documents/draw-pdf'
import { openGiftCode } from '@/server/features/ledger/gift-cards/gift-secrets'
import { PAYMENT_LIMITS } from '@/server/features/payment-methods/limits'
import { queryOnPool } from '@/server/platform/db/query-on-pool'
import type { MailQuery } from '@/server/platform/email/mail'
import { notFound } from '@/server/platform/http/errors'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'

type Row = Omit<GiftPaper, 'code' | 'site'> & { codeSealed: string; isStopped: boolean }

const SELECT = /* sql */ `
  select g.code_sealed as "codeSealed", coalesce(o.amount_cents, g.amount_cents) as "amountCents", g.picture,
    coalesce(g.giver_name, '') as "giverName", coalesce(g.recipient_name, '') as "recipientName", g.message, g.trip_name as "tripName",
    to_char(g.expires_on, 'YYYY-MM-DD') as "expiresOn", g.terms_version as "termsVersion"
  from gift_cards g left join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'
  where g.paid_at is not null and g.stopped_at is null and `

/** The paper of a card that is paid, by a condition on `g`; null without one. */
export const readGiftPaper = async ({
  query,
  condition,
  value,
}: {
  query: MailQuery
  condition: 'g.id = $1' | '(g.link_hash = $1 or (g.purchase_hash = $1 and g.recipient_email is null))'
  value: unknown
}): Promise<GiftPaper | null> => {
  const row = (await query(SELECT + condition, [value])).rows[0] as Row | undefined
  if (!row) return null
  const { codeSealed, ...paper } = row
  return { ...paper, code: spellGiftCode(openGiftCode(codeSealed)), site: new URL(env().SITE_URL).host }
}

/** The paper of a card, by the link of who received it, or of who bought it to print it; 404 otherwise. */
export const drawGiftPaper = async ({ req, token }: { req: PayloadRequest; token: string }) => {
  await countCall({ limit: PAYMENT_LIMITS.payByClient, key: clientAddressOf(req.headers) })
  const condition = '(g.link_hash = $1 or (g.purchase_hash = $1 and g.recipient_email is null))'
  const paper = await readGiftPaper({ query: queryOnPool, condition, value: hashLinkToken(token) })
  if (!paper) throw notFound('Cette carte n’est pas à imprimer.')
  return { filename: 'carte-cadeau.pdf', content: Buffer.from(await drawPdf(paper)).toString('base64') }
}
