import { formatCount } from '@/domain/text/plural'
import { taskName } from '@/domain/site/task-names'
import { env } from '@/env'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import type { MailQuery } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { HAS_FAILED, IS_LATE, IS_STUCK } from './job-facts'

/** How many jobs or rows of a task failed, and for how many minutes the oldest job has waited. */
export type JobsInTrouble = {
  to: string | null
  failed: Array<{ task: string; jobs: number; rows: number }>
  lateMinutes: number
}

const TROUBLE = sql`
  select (select nullif(trim(s.upkeep_email), '') from site_settings s limit 1) as to,
    coalesce((select json_agg(f order by f.task) from (
      select task, sum(job)::int as jobs, sum(row)::int as rows from (
        select j.task_identifier as task, 1 as job, 0 as row from graphile_worker.jobs j
        where ${HAS_FAILED}
        union all select s.task, 0, 1 from set_aside_rows s where ${IS_STUCK}) t
      group by task) f), '[]'::json) as failed,
    coalesce((select floor(extract(epoch from now() - min(j.run_at)) / 60) from graphile_worker.jobs j
      where ${IS_LATE}), 0)::int as "lateMinutes"`

/** Null once all is well again. */
export const readJobsInTrouble = async (_told: object, query: MailQuery): Promise<JobsInTrouble | null> => {
  const { rows } = await transactionOnClient({ query }).execute<JobsInTrouble>(TROUBLE)
  const trouble = onlyRow(rows)
  return trouble.failed.length > 0 || trouble.lateMinutes > 0 ? trouble : null
}

export const JobsInTroubleMail = ({ failed, lateMinutes }: JobsInTrouble) => (
  <MailLayout
    preview="Des tâches du site ont besoin de toi."
    siteUrl={env().SITE_URL}
    footnote="Ce message part quand une tâche échoue pour de bon ou n’avance plus, une fois pour chacune."
  >
    <MailTitle>Des tâches du site ont besoin de toi</MailTitle>
    {lateMinutes > 0 && (
      <MailText>
        La plus ancienne tâche attend depuis {formatCount(lateMinutes, 'minute')}, alors qu’elle devrait être faite.
      </MailText>
    )}
    {failed.map(({ task, jobs, rows }) => (
      <MailText key={task}>
        {taskName(task)} :{' '}
        {[jobs > 0 && formatCount(jobs, 'échec'), rows > 0 && `${formatCount(rows, 'ligne')} de côté`]
          .filter(Boolean)
          .join(', ')}
      </MailText>
    ))}
    <MailAction href={`${env().SITE_URL}/admin/taches`}>Voir les tâches</MailAction>
  </MailLayout>
)

export const SAMPLE_TROUBLE: JobsInTrouble = {
  to: null,
  failed: [
    { task: 'send_mail', jobs: 2, rows: 0 },
    { task: 'settle_choices', jobs: 0, rows: 1 },
  ],
  lateMinutes: 12,
}
