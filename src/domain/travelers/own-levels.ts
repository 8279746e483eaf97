import {
  LEVEL_AXES,
  levelOfFamily,
  questionsOf,
  type FamilyLevel,
  type QuizQuestion,
} from '@/domain/level-quiz/level-quiz'
import type { OwnLevels } from '@/domain/catalogue/trip-fit'

/** What was answered to a version of the quiz, by the questions' ids: the place of a choice, null for one that was passed. */
export type KeptAnswers = Record<string, number | null>

type Given = { questions: QuizQuestion[]; families: string[]; answers: KeptAnswers }

/** The level in each family, by their slugs and in their order. */
export const familyLevels = ({ questions, families, answers }: Given): FamilyLevel[] => {
  const told = Object.fromEntries(
    Object.entries(answers).flatMap(([id, place]): [string, number][] => (place === null ? [] : [[id, place]])),
  )
  return families.map((family) => levelOfFamily({ questions, family, answers: told }))
}

/** The levels by family. */
export const ownLevels = (given: Given): OwnLevels =>
  Object.fromEntries(familyLevels(given).map(({ family, level }) => [family, level]))

/** Whether every question was answered or passed. */
export const isWhole = ({ questions, answers }: Omit<Given, 'families'>): boolean =>
  questions.every(({ id }) => answers[id] !== undefined)

/** The families whose questions were all answered or passed: what comes changes nothing of their level. */
export const decidedFamilies = ({ questions, families, answers }: Given): string[] =>
  families.filter((family) =>
    isWhole({ questions: LEVEL_AXES.flatMap((axis) => questionsOf({ questions, family, axis })), answers }),
  )

/** Whether these are answers to that version: each to a question it has, by a choice that question has. */
export const areAnswersTo = ({ questions, answers }: Omit<Given, 'families'>): boolean =>
  Object.entries(answers).every(([id, place]) => {
    const question = questions.find((one) => one.id === id)
    return question !== undefined && (place === null || question.choices[place] !== undefined)
  })
