import type { Task } from 'graphile-worker'
import { SHARING_NOTICE_HOURS } from '@/domain/shared-deposit'
import { query } from '@/server/platform/db/pool'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { lockDeposit } from './deposit'
import { releaseDeposit } from './release-deposit'

/**
 * Each minute: ends what is still missing a share at its hour, tells who books beforehand, has a deposit whose shares are all in made
 * an order, as whoever was to do that may be gone, and has banks asked each hour whether they still give what they authorised.
 */
export const mindSharedDeposits: Task = async (_payload, { withPgClient }) => {
  const over = await query<{ id: number }>(
    `select id from shared_deposits where state = 'open' and deadline <= clock_timestamp() order by deadline limit 200`,
  )
  for (const { id } of over) {
    await withPgClient((client) =>
      withClientTransaction(client, async () => {
        const transaction = transactionOnClient(client)
        const deposit = await lockDeposit({ transaction, id })
        if (deposit?.isOver) await releaseDeposit({ transaction, id, end: 'deadline' })
      }),
    )
  }
  await query(
    `with told as (
       update shared_deposits set noticed_at = now() where state = 'open' and noticed_at is null
         and deadline < now() + make_interval(hours => $1) and created_at < now() - make_interval(hours => $1) returning id)
     select graphile_worker.add_job('send_mail', json_build_object('template', 'shared_deposit_soon', 'depositId', id)) from told`,
    [SHARING_NOTICE_HOURS],
  )
  await query(
    `with due as (
       update payment_intents i set updated_at = now() from deposit_shares s join shared_deposits h on h.id = s.deposit_id
       where i.share_id = s.id and i.state = 'authorised' and h.state = 'open' and (i.updated_at < now() - interval '1 hour'
         or i.updated_at < now() - interval '20 seconds' and not exists (
           select 1 from deposit_shares o where o.deposit_id = h.id and not exists (
             select 1 from payment_intents p where p.share_id = o.id and p.state = 'authorised')))
       returning i.id)
     select graphile_worker.add_job('settle_payment', json_build_object('intentId', id), job_key => 'settle:' || id) from due`,
  )
}
