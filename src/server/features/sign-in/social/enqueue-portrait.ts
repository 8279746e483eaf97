import type { PayloadRequest } from 'payload'
import { enqueue } from '@/server/platform/jobs/enqueue'

/** Has the worker fetch a provider's portrait for an account that has none. Inside the caller's transaction. */
export const enqueuePortrait = async ({
  req,
  userId,
  url,
}: {
  req: PayloadRequest
  userId: number
  url: string | null
}): Promise<void> => {
  if (url !== null) await enqueue({ req, task: 'fetch_portrait', payload: { userId, url }, key: `portrait:${userId}` })
}
