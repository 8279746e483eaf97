import { pool } from '@/server/platform/db/pool'
import { present } from './change-payment'
import {
  COLUMNS,
  type SandboxRow,
  lockPayment,
  type PresentedPayment,
  presentPayment,
  refundsOf,
} from './sandbox-payment'
import { SandboxRefusal } from './sandbox-refusal'
import { inSandboxTransaction } from './in-sandbox-transaction'
import { pageUrlOf } from './page-url'

const MOST_ROWS = 100

/** One payment as it stands, an authorisation that is over included. */
export const readPayment = (id: string): Promise<PresentedPayment> =>
  inSandboxTransaction(async (client) => present({ client, row: await lockPayment({ client, id }) }))

/** Payments opened or given back since an instant, the oldest first, after the one that ended the page before. */
export const listPayments = async ({ since, after, limit }: { since: Date; after?: string; limit: number }) => {
  const size = Math.min(limit, MOST_ROWS)
  await pool().query(
    `update house_payments set state = 'expired', failure = 'authorisation_lapsed'
     where state = 'authorised' and authorised_until <= clock_timestamp() and created_at >= $1`,
    [since],
  )
  const { rows } = await pool().query<SandboxRow>(
    `select ${COLUMNS} from house_payments p
     where (created_at >= $1 or id in (select payment_id from house_refunds where created_at >= $1))
       and ($2::text is null or (created_at, id) > (select created_at, id from house_payments where id = $2))
     order by created_at, id limit $3`,
    [since, after ?? null, size + 1],
  )
  const shown = rows.slice(0, size)
  const refunds = await refundsOf({ client: pool(), ids: shown.map(({ id }) => id) })
  const data = shown.map((row) =>
    presentPayment({ row, refunds: refunds.get(row.id) ?? [], pageUrl: pageUrlOf(row.id) }),
  )
  return { object: 'list' as const, data, has_more: rows.length > size }
}

/** What the page of a payment shows; null when there is none. */
export const findPayment = (id: string): Promise<SandboxRow | null> =>
  inSandboxTransaction(async (client) => lockPayment({ client, id })).catch((error: unknown) => {
    if (error instanceof SandboxRefusal && error.status === 404) return null
    throw error
  })
