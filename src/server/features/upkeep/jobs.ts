import type { WorkerTask } from '@/server/platform/jobs/task'
import { mailMorningNews } from './mail-morning-news'

/** Each hour that can be seven in Paris, and those after it, for a worker that was stopped then. */
export const UPKEEP_TASKS: WorkerTask[] = [
  {
    name: 'mail_morning_news',
    run: (_payload, helpers) =>
      mailMorningNews({ now: new Date(), query: (text, values) => helpers.query(text, values) }),
    at: '5 5-9 * * *',
  },
]
