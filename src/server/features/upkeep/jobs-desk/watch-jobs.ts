import type { Task } from 'graphile-worker'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HAS_FAILED, IS_LATE, IS_REPLACED, IS_STUCK } from './job-facts'

/**
 * Each minute: has the team written to when a job failed for good, a row was set aside three times, or jobs stand still. Each is told
 * once; jobs that stand still again after they went on are told again.
 */
export const watchJobs: Task = (_payload, { withPgClient }) =>
  withPgClient((client) =>
    withClientTransaction(client, async () => {
      const transaction = transactionOnClient(client)
      await transaction.execute(
        sql`select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker.jobs j where ${IS_REPLACED} having count(*) > 0`,
      )
      await transaction.execute(sql`
        delete from job_alerts a where case when a.subject = 'standstill' then not exists (
            select 1 from graphile_worker.jobs j where ${IS_LATE})
          else not exists (select 1 from graphile_worker.jobs j where a.subject = 'job:' || j.id and ${HAS_FAILED}) end`)
      const { rows } = await transaction.execute(sql`
        with rows_told as (
          update set_aside_rows s set told_at = now() where ${IS_STUCK} and s.told_at is null returning 1),
        jobs_told as (
          insert into job_alerts (subject)
          select 'job:' || j.id from graphile_worker.jobs j where ${HAS_FAILED}
          union all select 'standstill' where exists (select 1 from graphile_worker.jobs j where ${IS_LATE})
          on conflict do nothing returning 1)
        select 1 from rows_told union all select 1 from jobs_told`)
      if (rows.length > 0)
        await enqueueMail({
          transaction,
          mail: { template: 'jobs_in_trouble' },
          key: 'jobs_in_trouble',
        })
    }),
  )
