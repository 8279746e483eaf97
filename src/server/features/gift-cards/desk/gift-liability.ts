import type { Liability } from '@/contract/gift-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { toCsv } from '@/domain/text/to-csv'
import { TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'

/**
 * What is owed by gift cards and credit, by the month in Paris of their issue: to the cent the sum of the ledger. A card that replaces
 * another counts in the month of the first, and what went from one to the other counts once.
 */
export const readLiability = async (): Promise<Liability> => {
  const rows = await queryStatement<Liability['rows'][number]>(sql`
    with recursive chain as (
      select g.id, g.account_id, g.account_id as head, g.expires_on from gift_cards g where g.replaces_id is null
      union all select g.id, g.account_id, c.head, g.expires_on from gift_cards g join chain c on g.replaces_id = c.id
    ), accounts as (
      select a.id, a.kind, to_char(coalesce(h.opened_at, a.opened_at) at time zone 'Europe/Paris', 'YYYY-MM') as month,
        coalesce(c.head, a.id) = a.id as is_first, coalesce(c.expires_on, a.expires_on) < ${TODAY} as is_over
      from credit_accounts a left join chain c on c.account_id = a.id left join credit_accounts h on h.id = c.head
    )
    select a.kind, a.month, count(distinct a.id) filter (where a.is_first)::int as count,
      coalesce(sum(n.amount_cents) filter (where n.reason = 'opened' and a.is_first), 0)::int as issued_cents,
      -coalesce(sum(n.amount_cents) filter (where n.reason in ('used', 'given_back')), 0)::int as used_cents,
      -coalesce(sum(n.amount_cents) filter (where n.reason in ('expired', 'reversed')
        or n.reason = 'opened' and not a.is_first), 0)::int as stopped_cents,
      sum(n.amount_cents)::int as outstanding_cents,
      coalesce(sum(n.amount_cents) filter (where a.is_over), 0)::int as over_cents
    from accounts a join credit_entries n on n.account_id = a.id
    group by a.kind, a.month order by a.kind desc, a.month`)
  return {
    rows,
    outstanding_cents: rows.reduce((sum, { outstanding_cents: cents }) => sum + cents, 0),
    over_cents: rows.reduce((sum, { over_cents: cents }) => sum + cents, 0),
  }
}

const HEAD = ['Nature', 'Mois d’émission', 'Nombre', 'Émis', 'Utilisé', 'Arrêté ou rendu', 'Reste dû', 'Dont fini']
const KINDS = { gift_card: 'Cartes cadeaux', credit: 'Avoirs' }

/** The same as a file for a spreadsheet, with its total. */
export const exportLiability = async (): Promise<{ filename: string; content: string }> => {
  const { rows, outstanding_cents: outstanding, over_cents: over } = await readLiability()
  return {
    filename: `cartes-et-avoirs-${calendarDayInParis(new Date())}.csv`,
    content: toCsv([
      HEAD,
      ...rows.map((row) => [
        ...[KINDS[row.kind], row.month, row.count, euros(row.issued_cents), euros(row.used_cents)],
        ...[euros(row.stopped_cents), euros(row.outstanding_cents), euros(row.over_cents)],
      ]),
      ['Total', null, null, null, null, null, euros(outstanding), euros(over)],
    ]),
  }
}

const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')
