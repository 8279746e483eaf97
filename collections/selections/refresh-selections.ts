import type { PayloadRequest } from 'payload'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'

/** The home page shows the selections, the catalogue filters by them. */
export const refreshSelections = (req: PayloadRequest): Promise<void> =>
  revalidateAfterCommit({ req, tags: ['home', 'catalogue'] })
