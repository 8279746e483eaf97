import type { PayloadRequest } from 'payload'
import type { ModerationEvent } from '@/payload-types'

/** Writes a decision in the history, with who took it, in the caller's transaction. */
export const recordModeration = async ({
  req,
  ...decision
}: { req: PayloadRequest } & Pick<ModerationEvent, 'action' | 'reason'> & {
    message?: number
    review?: number
  }): Promise<void> => {
  await req.payload.create({
    collection: 'moderation-events',
    data: { ...decision, author: req.user?.id ?? null },
    req,
  })
}
