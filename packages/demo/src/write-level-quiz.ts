import type { Payload } from 'payload'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { LEVEL_QUIZ_QUESTIONS } from './level-quiz/level-questions'

/** Publishes the level quiz of the demo where there is none. Its families are found by their slugs. */
export const writeLevelQuiz = async ({ payload }: { payload: Payload }): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: 'level-quizzes' })
  if (totalDocs > 0) return
  const { docs: families } = await payload.find({
    collection: 'activity-categories',
    pagination: false,
    depth: 0,
    select: { slug: true },
  })
  await payload.create({
    collection: 'level-quizzes',
    data: {
      version: '2026-11',
      status: 'published',
      questions: LEVEL_QUIZ_QUESTIONS.map(({ question, help, families: own, choices, ...rest }) => ({
        ...rest,
        question: frenchSpaces(question),
        help: frenchSpaces(help),
        families: families.filter(({ slug }) => own.includes(slug)).map(({ id }) => id),
        choices: choices.map(({ label, level }) => ({ label: frenchSpaces(label), level })),
      })),
    },
  })
}
