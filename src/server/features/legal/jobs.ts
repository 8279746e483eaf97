import type { WorkerTask } from '@/server/platform/jobs/task'
import { renewLegalPages } from './renew-legal-pages'

/** At both hours that can be midnight in Paris: renewing once too often shows nothing new. */
export const LEGAL_TASKS: WorkerTask[] = [{ name: 'renew_legal_pages', run: renewLegalPages, at: '0 22,23 * * *' }]
