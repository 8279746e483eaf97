import type { DeskGift } from '@/contract/gift-desk'
import type { OutputOf } from '@/contract/define-route'
import type { searchGifts } from '@/contract/gift-desk'
import { GIFT_BALANCE_CENTS, giftDay } from '@/server/features/ledger/gift-cards/gift-facts'
import { TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'

const MOST = 100

/** SQL of how the card `g` stands, what it opened with and what it holds, as the desk reads it. */
export const DESK_GIFT = sql`
  select g.id, g.last4, g.reference, g.paid_by, coalesce(o.amount_cents, g.amount_cents) as amount_cents,
    ${GIFT_BALANCE_CENTS} as balance_cents, to_char(g.paid_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as paid_on,
    ${giftDay('expires_on')} as expires_on, coalesce(g.giver_name, '') as giver_name, g.buyer_email,
    coalesce(g.recipient_name, '') as recipient_name, g.recipient_email,
    case when g.paid_at is null then 'waiting' when g.stopped_for is not null then g.stopped_for
      when ${GIFT_BALANCE_CENTS} = 0 then 'spent' when g.expires_on < ${TODAY} then 'over'
      when ${GIFT_BALANCE_CENTS} < o.amount_cents then 'begun' else 'whole' end as state
  from gift_cards g left join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'`

/** Gift cards by the end of their code, a name or an address; those whose payment was begun by card and never made are none. */
export const searchGiftCards = async ({
  words,
  state,
  before,
}: OutputOf<(typeof searchGifts)['body']>): Promise<OutputOf<(typeof searchGifts)['response']>> => {
  const asked = words.trim()
  const like = `%${asked.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await queryStatement<DeskGift>(sql`
    select * from (${DESK_GIFT}
      where (g.paid_at is not null or g.paid_by <> 'card') and (${before}::int is null or g.id < ${before}::int)
        and (${asked} = '' or g.last4 = upper(${asked}) or g.reference = upper(${asked}) or concat_ws(' ', g.giver_name, g.buyer_email, g.recipient_name,
          g.recipient_email) ilike ${like})) c
    where ${state}::text is null or c.state = ${state}::text
    order by c.id desc limit ${MOST + 1}`)
  return { cards: rows.slice(0, MOST), has_more: rows.length > MOST, repayments: await readRepayments() }
}

const readRepayments = () =>
  queryStatement<OutputOf<(typeof searchGifts)['response']>['repayments'][number]>(sql`
    select f.card_id, g.last4, g.buyer_email, coalesce(g.giver_name, '') as giver_name, f.amount_cents,
      to_char(f.due_on, 'YYYY-MM-DD') as due_on
    from gift_repayments f join gift_cards g on g.id = f.card_id where f.made_at is null order by f.due_on, f.card_id`)
