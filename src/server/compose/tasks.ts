import type { TaskList } from 'graphile-worker'
import { ACCOUNT_TASKS } from '@/server/features/accounts/jobs'
import { INTEREST_TASKS } from '@/server/features/interests/jobs'
import { LEGAL_TASKS } from '@/server/features/legal/jobs'
import { SANDBOX_TASKS } from '@lagopede/sandbox-provider/jobs'
import { PICTURE_TASKS } from '@/server/features/pictures/jobs'
import { SEARCH_TASKS } from '@/server/features/search/jobs'
import { UPKEEP_TASKS } from '@/server/features/upkeep/jobs'
import { priorityOf } from '@/server/platform/jobs/priority'
import type { WorkerTask } from '@/server/platform/jobs/task'
import { publishScheduled } from '@/server/platform/payload/publish-scheduled'
import { BOOKING_TASKS } from './booking/jobs'
import { forgetExpired } from './forget-expired'
import { sendMail } from './send-mail'

/** Every task of the worker. */
export const WORKER_TASKS: WorkerTask[] = [
  ...SEARCH_TASKS,
  ...PICTURE_TASKS,
  ...BOOKING_TASKS,
  ...ACCOUNT_TASKS,
  ...INTEREST_TASKS,
  ...LEGAL_TASKS,
  ...UPKEEP_TASKS,
  ...SANDBOX_TASKS,
  { name: 'send_mail', run: sendMail },
  { name: 'forget_expired', run: forgetExpired, at: '17 * * * *' },
  { name: 'publish_scheduled', run: publishScheduled, at: '* * * * *' },
]

/** The tasks by the name they are enqueued under. */
export const TASK_LIST: TaskList = Object.fromEntries(WORKER_TASKS.map(({ name, run }) => [name, run]))

/** What happens by the clock, as graphile-worker reads it. */
export const CRONTAB = WORKER_TASKS.flatMap(({ name, at }) =>
  at === undefined ? [] : [`${at} ${name} ?jobKey=${name}&priority=${String(priorityOf(name))}`],
).join('\n')
