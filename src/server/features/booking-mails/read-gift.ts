import type { GiftMeans } from '@/domain/gift-cards/gift-desk'
import { formatPrice } from '@/domain/text/price'
import { secretLink } from '@/domain/accounts/secret-link'
import { env } from '@/env'
import { buildGiftPdf } from '@/server/features/documents/build-gift-pdf'
import type { GiftPaper } from '@/server/features/documents/build-gift-pdf'
import { readGiftPaper } from '@/server/features/ledger/gift-cards/read-gift-paper'
import { openPaymentToken } from '@/server/features/payment-methods/payment-link'
import { SAMPLE_READER, type ComposedMail, type MailQuery } from '@/server/platform/email/mail'

/** What the mails of a card are made of. */
export type Gift = {
  id: number
  amountCents: number
  giverName: string
  buyerEmail: string
  recipientName: string
  recipientEmail: string | null
  message: string | null
  /** The trip that it was bought for, an idea; null for a sum. */
  tripName: string | null
  sendOn: string | null
  expiresOn: string
  paidOn: string
  termsVersion: string | null
  purchaseSealed: string
  linkSealed: string
  codeSealed: string
  balanceCents: number
  paidBy: GiftMeans
  /** Of the card that was paid, when this one replaces it. */
  boughtCents: number
  refundedCents: number
}

const GIFT = /* sql */ `
  select g.id, o.amount_cents as "amountCents", coalesce(g.giver_name, '') as "giverName", g.buyer_email as "buyerEmail",
    coalesce(g.recipient_name, '') as "recipientName", g.recipient_email as "recipientEmail", g.message, g.trip_name as "tripName",
    to_char(g.send_on, 'YYYY-MM-DD') as "sendOn", to_char(g.expires_on, 'YYYY-MM-DD') as "expiresOn",
    to_char(g.paid_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as "paidOn", g.terms_version as "termsVersion",
    h.purchase_sealed as "purchaseSealed", g.link_sealed as "linkSealed", g.code_sealed as "codeSealed",
    (select coalesce(sum(n.amount_cents), 0)::int from credit_entries n where n.account_id = g.account_id) as "balanceCents",
    g.paid_by as "paidBy", b.amount_cents as "boughtCents",
    ((select coalesce(sum(f.amount_cents), 0) from payment_refunds f where f.intent_id = h.intent_id)
      + (select coalesce(sum(f.amount_cents), 0) from gift_repayments f where f.card_id = g.id))::int as "refundedCents"
  from gift_cards g join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'
  cross join lateral (with recursive chain as (
      select c.* from gift_cards c where c.id = g.id
      union all select p.* from gift_cards p join chain c on p.id = c.replaces_id
    ) select * from chain where replaces_id is null) h
  join credit_entries b on b.account_id = h.account_id and b.reason = 'opened'
  where g.id = $1 and `

/** The card of a mail, by a further condition on `g`; null when it is not met. */
export const readGift = async (query: MailQuery, id: number, condition: string): Promise<Gift | null> =>
  (await query<Gift>(GIFT + condition, [id])).rows[0] ?? null

export const paperOf = (query: MailQuery, value: number) => readGiftPaper({ query, condition: 'g.id = $1', value })

/** The card on paper, as a mail carries it. */
export const attachment = async (paper: GiftPaper): Promise<NonNullable<ComposedMail['attachments']>> => [
  { filename: 'carte-cadeau.pdf', content: await buildGiftPdf(paper), contentType: 'application/pdf' },
]

export const euros = (cents: number): string => formatPrice(cents / 100)
/** The private page of who bought it. */
export const purchasePage = (gift: Pick<Gift, 'purchaseSealed'>): string =>
  env().SITE_URL + secretLink({ page: '/carte-offerte', token: openPaymentToken(gift.purchaseSealed) })
/** The private page of who received it. */
export const giftPage = (gift: Pick<Gift, 'linkSealed'>): string =>
  env().SITE_URL + secretLink({ page: '/carte-cadeau', token: openPaymentToken(gift.linkSealed) })

/** A card of nobody’s, for the preview of mails. */
export const GIFT_SAMPLE: Gift = {
  id: 7,
  amountCents: 15_000,
  giverName: 'Camille',
  buyerEmail: SAMPLE_READER.email,
  recipientName: 'Nina',
  recipientEmail: 'nina@lagopede.test',
  message: 'Tu disais que tu n’avais jamais dormi dans un train. Choisis le tien, je garde le chat.',
  tripName: 'Traversée du Vercors en bivouac',
  sendOn: '2026-12-24',
  expiresOn: '2028-12-24',
  paidOn: '2026-12-01',
  termsVersion: '2026-12',
  purchaseSealed: '',
  linkSealed: '',
  codeSealed: '',
  balanceCents: 8_500,
  paidBy: 'card',
  boughtCents: 15_000,
  refundedCents: 15_000,
}
