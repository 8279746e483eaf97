import { levelOfFamily, questionsOf, LEVEL_AXES, type FamilyLevel, type QuizQuestion } from '@/domain/level-quiz'
import type { OwnLevels } from '@/domain/trip-fit'

/** A family of activities, as the result names it. */
export type QuizFamily = { slug: string; title: string; icon: string; activities: string[] }

type Given = {
  questions: QuizQuestion[]
  families: Pick<QuizFamily, 'slug'>[]
  answers: Record<string, number | null>
}

/** The level of each family, in their order. */
export const familyLevels = ({ questions, families, answers }: Given): FamilyLevel[] => {
  const told = Object.fromEntries(
    Object.entries(answers).flatMap(([id, place]): [string, number][] => (place === null ? [] : [[id, place]])),
  )
  return families.map(({ slug }) => levelOfFamily({ questions, family: slug, answers: told }))
}

/** The levels by the families' slugs; null as long as a question was neither answered nor passed. */
export const ownLevels = (given: Given): OwnLevels | null =>
  given.questions.every(({ id }) => given.answers[id] !== undefined)
    ? Object.fromEntries(familyLevels(given).map(({ family, level }) => [family, level]))
    : null

/** The families whose questions were all answered or passed: what comes changes nothing of their level. */
export const decidedFamilies = <Family extends Pick<QuizFamily, 'slug'>>({
  questions,
  families,
  answers,
}: {
  questions: QuizQuestion[]
  families: Family[]
  answers: Record<string, number | null>
}): Family[] =>
  families.filter(({ slug }) =>
    LEVEL_AXES.flatMap((axis) => questionsOf({ questions, family: slug, axis })).every(
      ({ id }) => answers[id] !== undefined,
    ),
  )
