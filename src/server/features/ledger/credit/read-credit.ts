import type { AccountCredit, OwnCredit } from '@/contract/credit'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { BALANCE_CENTS } from './credit-facts'

/** The credit of an account, what ends last first, with every line of it. */
export const readAccountCredit = async (userId: number): Promise<AccountCredit> => {
  const accounts = await queryStatement<AccountCredit['accounts'][number]>(sql`
    select a.id, ${BALANCE_CENTS} as balance_cents, to_char(a.expires_on, 'YYYY-MM-DD') as expires_on,
      a.expires_on < ${TODAY} as is_over,
      coalesce((select json_agg(json_build_object('id', n.id, 'at', ${isoInstant(sql`n.at`)},
          'amount_cents', n.amount_cents, 'reason', n.reason, 'note', n.note, 'reservation_id', n.reservation_id,
          'number', r.number, 'author', w.first_name) order by n.id)
        from credit_entries n left join reservations r on r.id = n.reservation_id left join users w on w.id = n.author_id
        where n.account_id = a.id), '[]'::json) as entries
    from credit_accounts a where a.user_id = ${userId} order by a.expires_on desc, a.id desc`)
  return { balance_cents: usable(accounts), accounts }
}

/** One's own credit, without who wrote its lines. */
export const readOwnCredit = async (userId: number): Promise<OwnCredit> => {
  const { balance_cents, accounts } = await readAccountCredit(userId)
  return {
    balance: balance_cents / 100,
    accounts: accounts.map(({ id, balance_cents: cents, expires_on, is_over, entries }) => ({
      id,
      balance: cents / 100,
      expires_on,
      is_over,
      entries: entries.map(({ at, amount_cents, reason, number }) => ({
        at,
        amount: amount_cents / 100,
        reason,
        number,
      })),
    })),
  }
}

/** SQL of what the customer of the reservation `r` may pay out of their credit, in cents. */
export const USABLE_CREDIT_CENTS = sql`(
  select coalesce(sum(${BALANCE_CENTS}), 0)::int from credit_accounts a
  where a.user_id = r.user_id and a.expires_on >= ${TODAY})`

const usable = (accounts: AccountCredit['accounts']): number =>
  accounts.reduce((sum, { is_over: isOver, balance_cents: cents }) => sum + (isOver ? 0 : cents), 0)
