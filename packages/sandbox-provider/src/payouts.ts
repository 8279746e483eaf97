import { calendarDayInParis } from '@/domain/days/calendar-day'
import { pool } from '@/server/platform/db/pool'
import type { Client } from './sandbox-payment'
import { SandboxRefusal } from './sandbox-refusal'
import { newId } from './new-id'
import { readSwitches } from './switches'

type Row = { id: string; amount_cents: number; created_at: Date }

/** Of each payment the sandbox keeps 1.5 % and 25 cents. */
const FEE_CENTS = /* sql */ `(round(captured_cents * 0.015) + 25)::int`

const MOVEMENTS = /* sql */ `
  select 'payment' as kind, id, captured_cents as amount_cents, ${FEE_CENTS} as fee_cents from house_payments where payout_id = $1
  union all select 'refund', id, -amount_cents, 0 from house_refunds where payout_id = $1
  order by 1, 2`

/** Sends what was taken and given back since the last payout to the agency's account; null where nothing was. */
export const payOut = async (client: Client): Promise<{ id: string; amount_cents: number } | null> => {
  const id = newId('versement')
  await client.query('insert into house_payouts (id, amount_cents) values ($1, 0)', [id])
  await client.query(`update house_payments set payout_id = $1 where state = 'captured' and payout_id is null`, [id])
  await client.query(`update house_refunds set payout_id = $1 where state = 'done' and payout_id is null`, [id])
  const { payout_error_cents: error } = await readSwitches(client)
  const { rows } = await client.query<{ amount_cents: number }>(
    `update house_payouts set amount_cents = m.cents + $2
     from (select sum(amount_cents - fee_cents)::int as cents from (${MOVEMENTS}) x) m
     where id = $1 and m.cents is not null returning amount_cents`,
    [id, error],
  )
  if (rows[0]) return { id, amount_cents: rows[0].amount_cents }
  await client.query('delete from house_payouts where id = $1', [id])
  return null
}

/** The payouts since an instant, the oldest first. */
export const listPayouts = async (since: Date) => {
  const { rows } = await pool().query<Row>(
    'select id, amount_cents, created_at from house_payouts where created_at >= $1 order by created_at, id',
    [since],
  )
  const data = rows.map(({ created_at: at, ...row }) => ({ ...row, arrives_on: calendarDayInParis(at) }))
  return { object: 'list' as const, data }
}

/** What a payout is made of. */
export const readPayout = async (id: string) => {
  const { rows } = await pool().query<Record<string, unknown>>(MOVEMENTS, [id])
  if (rows.length > 0) return { object: 'list' as const, data: rows }
  throw new SandboxRefusal({ status: 404, code: 'unknown_payout', message: `No such payout: '${id}'.` })
}
