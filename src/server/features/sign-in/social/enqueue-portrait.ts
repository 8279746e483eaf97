import type { PayloadRequest } from 'payload'
import { addJob } from '@/server/platform/jobs/add-job'

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
  if (url !== null) await addJob({ req, task: 'fetch_portrait', payload: { userId, url }, key: `portrait:${userId}` })
}
