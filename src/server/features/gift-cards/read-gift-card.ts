import type { PayloadRequest } from 'payload'
import type { GiftBalance, GiftCard } from '@/contract/gift-cards'
import { bareGiftCode, MISSPELLED_GIFT_CODE, spellGiftCode, UNKNOWN_GIFT_CODE } from '@/domain/gift-cards/gift-code'
import { GIFT_BALANCE_CENTS, giftDay } from '@/server/features/ledger/gift-cards/gift-facts'
import { giftCodeHashes, openGiftCode } from '@/server/features/ledger/gift-cards/gift-secrets'
import { PAYMENT_LIMITS } from '@/server/features/payment-methods/limits'
import { LIMITS } from '@/server/features/seats/limits'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { TODAY } from '@/server/platform/db/paris-day'
import { query } from '@/server/platform/db/pool'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { hashLinkToken } from '@/server/platform/http/private-link'
import { countCall, guess } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { giftTrip } from './gift-trips'

type Row = Omit<GiftCard, 'code' | 'amount' | 'balance'> & {
  id: number
  wasOpened: boolean
  codeSealed: string
  amountCents: number
  balanceCents: number
}

/** The card of a private link, for who received it: what it holds and what became of it; 404 without one. */
export const readGiftCard = async ({ req, token }: { req: PayloadRequest; token: string }): Promise<GiftCard> => {
  await countCall({ limit: PAYMENT_LIMITS.payByClient, key: clientAddressOf(req.headers) })
  const [row] = await queryStatement<Row>(sql`
    select g.id, exists (select from gift_card_events v where v.card_id = g.id and v.kind = 'opened') as "wasOpened",
      g.code_sealed as "codeSealed", o.amount_cents as "amountCents", ${GIFT_BALANCE_CENTS} as "balanceCents", g.picture, coalesce(g.giver_name, '') as giver_name, coalesce(g.recipient_name, '') as recipient_name, g.message,
      ${giftTrip} as trip, ${giftDay('expires_on')} as expires_on, g.expires_on < ${TODAY} as is_over, g.stopped_at is not null as is_stopped,
      coalesce((select json_agg(json_build_object('at', ${isoInstant(sql`n.at`)}, 'amount', n.amount_cents / 100.0,
        'reason', n.reason) order by n.id) from credit_entries n where n.account_id = g.account_id), '[]') as entries
    from gift_cards g join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'
    where g.link_hash = ${hashLinkToken(token)}`)
  if (!row) throw notFound('Ce lien n’est pas valable. Reprends celui du message que tu as reçu.')
  const { id, wasOpened, codeSealed, amountCents, balanceCents, ...card } = row
  if (!wasOpened) await noteOpened(id)
  return {
    ...card,
    code: spellGiftCode(openGiftCode(codeSealed)),
    amount: amountCents / 100,
    balance: balanceCents / 100,
  }
}

/** Once for each card, whoever else opens its page at the same moment. */
const noteOpened = (id: number) =>
  query(`insert into gift_card_events (card_id, kind) values ($1, 'opened') on conflict do nothing`, [id])

/**
 * What a card holds, for who has its code; 422 for one that nobody has, 429 after ten of them. The same statements run whatever the code:
 * spelled wrong, unknown, stopped, empty or good.
 */
export const checkGiftBalance = ({ req, code }: { req: PayloadRequest; code: string }): Promise<GiftBalance> =>
  guess({ allowances: [{ limit: LIMITS.giftTriesByClient, key: clientAddressOf(req.headers) }] }, () =>
    readBalance(code),
  )

const readBalance = async (code: string): Promise<GiftBalance> => {
  const bare = bareGiftCode(code)
  const hashes = giftCodeHashes(bare ?? NO_CODE)
  const [row] = await queryStatement<{
    amountCents: number
    balanceCents: number
    expires_on: string
    is_over: boolean
  }>(sql`
    select o.amount_cents as "amountCents", ${GIFT_BALANCE_CENTS} as "balanceCents", ${giftDay('expires_on')} as expires_on,
      g.expires_on < ${TODAY} as is_over
    from gift_cards g join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'
    where g.code_hash in (${sql.join(hashes, sql`, `)}) and g.stopped_at is null`)
  if (!row) throw refused(unknownWords(bare))
  const { amountCents, balanceCents, ...card } = row
  return { ...card, amount: amountCents / 100, balance: balanceCents / 100 }
}

/** What is looked for in the place of a code that is spelled wrong: no card has it, and finding that takes as long. */
export const NO_CODE = ''

/** Why a code is refused that no card has: null is one that is spelled wrong. */
export const unknownWords = (bare: string | null): string => (bare === null ? MISSPELLED_GIFT_CODE : UNKNOWN_GIFT_CODE)

/** What a code is refused with, the same whether it never was, is not paid or is stopped. */
export const refused = (message: string): HttpError =>
  new HttpError({ status: 422, message, fields: [{ field: 'code', message }] })
