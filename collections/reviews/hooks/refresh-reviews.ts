import type { PayloadRequest } from 'payload'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'

export const refreshReviews = ({ req }: { req: PayloadRequest }): Promise<void> =>
  revalidateAfterCommit({ req, tags: ['reviews'] })
