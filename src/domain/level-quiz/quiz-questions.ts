import { relationId } from '@/domain/text/relation-id'
import type { LevelAxis, QuizQuestion } from './level-quiz'

type Row = {
  id?: string | null
  axis: LevelAxis
  weight: number
  question: string
  help?: string | null
  fact: string
  families?: Array<number | { id: number }> | null
  choices?: Array<{ label: string; level: number }> | null
}

/** A quiz's questions as they were typed, its families by their slugs; a question that was never saved is named by its place. */
export const quizQuestions = ({
  rows,
  families,
}: {
  rows: Row[]
  families: Array<{ id: number; slug: string }>
}): QuizQuestion[] =>
  rows.map(({ id, axis, weight, question, help, fact, families: own, choices }, index) => {
    const ids = (own ?? []).map((one) => relationId(one))
    return {
      id: id ?? `question-${String(index + 1)}`,
      axis,
      weight,
      question,
      help: help ?? '',
      fact,
      families: families.filter((family) => ids.includes(family.id)).map(({ slug }) => slug),
      choices: (choices ?? []).map(({ label, level }) => ({ label, level })),
    }
  })
