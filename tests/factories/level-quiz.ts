import type { Payload } from 'payload'
import type { LevelQuizVersion } from '@/payload-types'
import { LEVEL_QUIZ_QUESTIONS } from '@lagopede/demo/level-quiz/level-questions'

let made = 0

/** The demo's questions, each for every family; published when nothing else is said. */
export const createLevelQuiz = (payload: Payload, data: Partial<LevelQuizVersion> = {}): Promise<LevelQuizVersion> => {
  made += 1
  return payload.create({
    collection: 'level-quizzes',
    data: {
      version: `quiz-${String(made)}`,
      status: 'published',
      questions: LEVEL_QUIZ_QUESTIONS.map((one) => ({ ...one, families: [] })),
      ...data,
    },
  })
}
