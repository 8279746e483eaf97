import type { WorkerTask } from '@/server/platform/jobs/task'
import { watchJobs } from './jobs-desk/watch-jobs'
import { mailMorningNews } from './mail-morning-news'

export const UPKEEP_TASKS: WorkerTask[] = [
  // Each hour that can be seven in Paris, and those after it, for a worker that was stopped then.
  {
    name: 'mail_morning_news',
    run: (_payload, helpers) =>
      mailMorningNews({ now: new Date(), query: (text, values) => helpers.query(text, values) }),
    at: '5 5-9 * * *',
  },
  { name: 'watch_jobs', run: watchJobs, at: '* * * * *' },
]
