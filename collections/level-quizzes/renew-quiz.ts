import type { CollectionAfterChangeHook } from 'payload'
import type { LevelQuizVersion } from '@/payload-types'
import { revalidateAfterCommit } from '@/server/platform/cache/revalidate-after-commit'

/** A draft is on no page. */
export const renewQuiz: CollectionAfterChangeHook<LevelQuizVersion> = async ({ doc, req }) => {
  if (doc.status === 'published') await revalidateAfterCommit({ req, tags: ['level-quiz'] })
}
