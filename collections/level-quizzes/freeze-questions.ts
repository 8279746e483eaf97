import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { levelQuizFaults } from '@/domain/level-quiz/level-quiz-faults'
import { quizQuestions } from '@/domain/level-quiz/quiz-questions'
import type { LevelQuizVersion } from '@/payload-types'

/** Published, a quiz is kept as its questions stand now. 400 with what is wrong for one that would not do. */
export const freezeQuestions: CollectionBeforeChangeHook<LevelQuizVersion> = async ({ data, req }) => {
  if (data.status !== 'published') return { ...data, frozen: null }
  const { docs: families } = await req.payload.find({
    collection: 'activity-categories',
    pagination: false,
    depth: 0,
    select: { slug: true, title: true },
    req,
  })
  const questions = quizQuestions({ rows: data.questions ?? [], families })
  const faults = levelQuizFaults({ questions, families })
  if (faults.length > 0) throw new APIError(faults.join('\n'), 400, null, true)
  return { ...data, frozen: questions }
}
