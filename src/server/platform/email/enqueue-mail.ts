import { addJob, type JobTerms, type Within } from '@/server/platform/jobs/add-job'
import { priorityOf } from '@/server/platform/jobs/priority'
import type { OutgoingMail } from './mail'

declare module '@/server/platform/jobs/task' {
  interface TaskPayloads {
    send_mail: OutgoingMail
  }
}

/** Puts a message in the outbox, inside the caller's transaction: it leaves if and only if that one commits. */
export const enqueueMail = ({
  mail,
  ...terms
}: Within & Omit<JobTerms, 'queue'> & { mail: OutgoingMail }): Promise<void> =>
  addJob({ ...terms, task: 'send_mail', payload: mail })

/** The same as an SQL expression, for a statement that finds the recipients itself. `mail` and `key` are SQL expressions. */
export const mailJobSql = ({ mail, key = 'null' }: { mail: string; key?: string }): string => /* sql */ `
  graphile_worker.add_job('send_mail', ${mail}, job_key => ${key}, priority => ${String(priorityOf('send_mail'))})`
