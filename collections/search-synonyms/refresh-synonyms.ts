import type { PayloadRequest } from 'payload'
import { enqueue } from '@/server/platform/jobs/enqueue'

/** PostgreSQL reads the synonyms as it searches; another engine is told once the change is committed. */
export const refreshSynonyms = ({ req }: { req: PayloadRequest }): Promise<void> =>
  enqueue({ req, task: 'configure_search', payload: {}, key: 'configure_search' })
