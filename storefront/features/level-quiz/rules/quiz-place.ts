import type { QuizQuestion } from '@/domain/level-quiz/level-quiz'
import type { KeptAnswers } from '@/domain/travelers/own-levels'

/** Where somebody is: before the quiz, at the question of that place, or past the last one. */
export type QuizPlace = 'intro' | number | 'result'

/** Where a quiz goes on: at the first question that was neither answered nor passed. */
export const resumedPlace = ({
  questions,
  answers,
}: {
  questions: Pick<QuizQuestion, 'id'>[]
  answers: KeptAnswers
}): QuizPlace => {
  const first = questions.findIndex(({ id }) => answers[id] === undefined)
  if (first === 0) return 'intro'
  return first === -1 ? 'result' : first
}
