import type { PayloadRequest } from 'payload'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'
import { enqueue } from '@/server/platform/jobs/enqueue'

/** The filter of the catalogue and the tiles of the home page follow the marketers' families. */
export const refreshCatalogue = async ({ req }: { req: PayloadRequest }): Promise<void> => {
  await enqueue({ req, task: 'refresh_hit_families', payload: {}, key: 'refresh_hit_families' })
  await revalidateAfterCommit({ req, tags: ['catalogue'] })
}
