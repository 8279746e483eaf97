import type { WorkerTask } from '@/server/platform/jobs/task'
import { inviteReviews } from './reviews/invite-reviews'

export const CATALOGUE_TASKS: WorkerTask[] = [{ name: 'invite_reviews', run: inviteReviews, at: '41 8 * * *' }]
