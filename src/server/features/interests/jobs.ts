import type { WorkerTask } from '@/server/platform/jobs/task'
import { mailFavouriteNews } from './news/mail-favourite-news'

export const INTEREST_TASKS: WorkerTask[] = [
  // Nobody is written to about their favourites at night.
  { name: 'mail_favourite_news', run: mailFavouriteNews, at: '23 6-18 * * *' },
]
