import type { Task } from 'graphile-worker'
import { SHARING_NOTICE_HOURS } from '@/domain/payments/shared-deposit'
import { sql } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { eachRowInTransaction } from '@/server/platform/jobs/each-row'
import { enqueueSettle } from '../enqueue-settle'
import { lockDeposit } from './deposit'
import { releaseDeposit } from './release-deposit'

/**
 * Each minute: ends what is still missing a share at its hour, tells who books beforehand, has a deposit whose shares are all in made
 * an order, as whoever was to do that may be gone, and has banks asked each hour whether they still give what they authorised.
 */
export const mindSharedDeposits: Task = async (_payload, helpers) => {
  await eachRowInTransaction<{ id: number }>(helpers, {
    step: 'shared_deposit',
    rows: sql`select h.id from shared_deposits h where h.state = 'open' and h.deadline <= clock_timestamp() order by h.deadline`,
    idOf,
    work: async ({ transaction, row: { id } }) => {
      const deposit = await lockDeposit({ transaction, id })
      if (deposit?.isOver) await releaseDeposit({ transaction, id, end: 'deadline' })
    },
  })
  await eachRowInTransaction<{ id: number }>(helpers, {
    step: 'reminder',
    rows: sql`select h.id from shared_deposits h where ${IS_NEAR} order by h.deadline`,
    idOf,
    work: async ({ transaction, row: { id } }) => {
      const { rows } = await transaction.execute(
        sql`update shared_deposits h set noticed_at = now() where h.id = ${id} and ${IS_NEAR} returning 1`,
      )
      if (rows.length === 0) return
      await enqueueMail({ transaction, mail: { template: 'shared_deposit_soon', depositId: id } })
    },
  })
  await eachRowInTransaction<{ id: string }>(helpers, {
    step: 'payment',
    rows: sql`
      select i.id::text from payment_intents i join deposit_shares s on s.id = i.share_id join shared_deposits h on h.id = s.deposit_id
      where i.state = 'authorised' and h.state = 'open' and (i.updated_at < now() - interval '1 hour'
        or i.updated_at < now() - interval '20 seconds' and not exists (
          select 1 from deposit_shares o where o.deposit_id = h.id and not exists (
            select 1 from payment_intents p where p.share_id = o.id and p.state = 'authorised')))
      order by i.id`,
    idOf,
    work: async ({ transaction, row: { id } }) => {
      await transaction.execute(
        sql`update payment_intents set updated_at = now() where id = ${id}::uuid and state = 'authorised'`,
      )
      await enqueueSettle({ transaction, intentId: id })
    },
  })
}

const idOf = <Id>({ id }: { id: Id }): Id => id

const IS_NEAR = sql`h.state = 'open' and h.noticed_at is null
  and h.deadline < now() + make_interval(hours => ${SHARING_NOTICE_HOURS})
  and h.created_at < now() - make_interval(hours => ${SHARING_NOTICE_HOURS})`
