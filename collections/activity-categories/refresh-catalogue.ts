import type { PayloadRequest } from 'payload'
import { revalidateAfterCommit } from '@/server/cache/revalidate-after-commit'

/** The filter of the catalogue and the tiles of the home page follow the marketers' families. */
export const refreshCatalogue = ({ req }: { req: PayloadRequest }): Promise<void> =>
  revalidateAfterCommit({ req, tags: ['catalogue'] })
