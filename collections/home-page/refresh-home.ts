import type { PayloadRequest } from 'payload'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'

export const refreshHome = (req: PayloadRequest): Promise<void> => revalidateAfterCommit({ req, tags: ['home'] })
