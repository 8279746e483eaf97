import { randomUUID } from 'node:crypto'
import type { GiftPurchase } from '@/contract/gift-cards'
import { openGiftCode } from '@/server/features/ledger/gift-cards/gift-secrets'
import { openPaymentToken } from '@/server/features/payment-methods/payment-link'
import { queryOne } from '@/server/platform/db/pool'
import { call } from './call'
import type { MemoryProvider } from './memory-provider'

export const GIFT_TERMS = '2020-01'

/** What somebody buys, as the page sends it. */
export const giftBody = (more: Record<string, unknown> = {}) => ({
  amount: 150,
  picture: 'train-nuit',
  giver_name: 'Camille',
  buyer_email: `camille-${randomUUID().slice(0, 8)}@lagopede.test`,
  recipient_name: 'Nina',
  recipient_email: `nina-${randomUUID().slice(0, 8)}@lagopede.test`,
  message: 'Choisis ton train.',
  terms_version: GIFT_TERMS,
  accepts_terms: true,
  ...more,
})

type Bought = { token: string; next: { url: string }; error: string; reason: string }

export const buyGift = (body: object, key: string = randomUUID()) =>
  call<Bought>('v1/gift-cards', { method: 'POST', body, headers: { 'idempotency-key': key } })

/** One call by the private link of a purchase or of a card. */
export const byLink = <Body = GiftPurchase>(
  token: string,
  path: string,
  { body, method = 'POST' as const }: { body?: unknown; method?: 'GET' | 'POST' | 'PATCH' } = {},
) => call<Body>(`v1/${path}`, { method, body, headers: { 'link-token': token } })

type Kept = {
  id: number
  reference: string
  account: number | null
  codeSealed: string | null
  linkSealed: string | null
}

/** What the database holds of the purchase of a link. */
export const keptGift = async (token: string): Promise<Kept> => {
  const kept = await queryOne<Kept>(
    `select g.id, i.provider_reference as reference, g.account_id as account, g.code_sealed as "codeSealed",
       g.link_sealed as "linkSealed"
     from gift_cards g left join payment_intents i on i.id = g.intent_id
     where g.purchase_hash = encode(sha256($1::bytea), 'hex')`,
    [token],
  )
  if (!kept) throw new Error('There is no such purchase.')
  return kept
}

/** A card that is paid: its number, its code and its private page, and the page of who bought it. */
export const paidGift = async (provider: MemoryProvider, more: Record<string, unknown> = {}) => {
  const { body } = await buyGift(giftBody(more))
  provider.act((await keptGift(body.token)).reference, 'accepted')
  await byLink(body.token, 'gift-purchase/settle')
  const { id, account, codeSealed, linkSealed } = await keptGift(body.token)
  if (account === null || codeSealed === null || linkSealed === null) throw new Error('The card was not paid.')
  return { id, account, purchase: body.token, code: openGiftCode(codeSealed), link: openPaymentToken(linkSealed) }
}

/** What a card holds, in cents. */
export const giftBalance = async (account: number): Promise<number> =>
  (
    await queryOne<{ n: number }>('select sum(amount_cents)::int as n from credit_entries where account_id = $1', [
      account,
    ])
  )?.n ?? 0
