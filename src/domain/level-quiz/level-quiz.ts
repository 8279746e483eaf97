/** What a level is made of. Each question tells of one of them. */
export const LEVEL_AXES = ['endurance', 'ascent', 'technique', 'exposure', 'autonomy', 'regularity'] as const
export type LevelAxis = (typeof LEVEL_AXES)[number]

/** The names of the axes, as marketers and visitors read them. */
export const AXIS_NAMES: Record<LevelAxis, string> = {
  endurance: 'Endurance',
  ascent: 'Dénivelé',
  technique: 'Technique',
  exposure: 'Vide',
  autonomy: 'Autonomie',
  regularity: 'Régularité',
}

/** A fact somebody may tell, and the level from 0 to 5 that it shows. */
export type QuizChoice = { label: string; level: number }

/**
 * A question about a fact, with its choices from the weakest to the strongest. `families` are the slugs of the families it
 * counts for, none for all of them; `weight` is its share among the questions of its axis; `fact` names it in the result.
 */
export type QuizQuestion = {
  id: string
  axis: LevelAxis
  families: string[]
  weight: number
  question: string
  help: string
  fact: string
  choices: QuizChoice[]
}

/** A published quiz: a version is never changed, so that a kept level can be explained. */
export type LevelQuiz = { version: string; questions: QuizQuestion[] }

/** The place of the choice made, by the question's id. One that was passed is not in it. */
export type QuizAnswers = Partial<Record<string, number>>

/** What decided a level: the question, and what was answered; `answer` is null when it was passed. */
export type DecidingFact = { axis: LevelAxis; fact: string; answer: string | null }

/** A level from 0 to 5 in a family, with the two facts that decided it. */
export type FamilyLevel = { family: string; level: number; facts: DecidingFact[] }

/**
 * The level in a family: the floor of its weakest axis, an axis being the weighted mean of its questions. It never stands above
 * the second weakest by more than one, for it is the weakest. A question that was passed counts as its weakest choice.
 */
export const levelOfFamily = ({
  questions,
  family,
  answers,
}: {
  questions: QuizQuestion[]
  family: string
  answers: QuizAnswers
}): FamilyLevel => {
  const axes = LEVEL_AXES.map((axis) => questionsOf({ questions, family, axis }))
    .filter((own) => own.length > 0)
    .map((own) => ({ own, capacity: capacityOf({ questions: own, answers }) }))
    .sort((one, other) => one.capacity - other.capacity)
  return {
    family,
    level: Math.floor(axes[0]?.capacity ?? 0),
    facts: axes.slice(0, 2).map(({ own }) => decidingFact({ questions: own, answers })),
  }
}

type Answered = { questions: QuizQuestion[]; answers: QuizAnswers }

/** The questions of an axis that count for a family. */
export const questionsOf = ({
  questions,
  family,
  axis,
}: {
  questions: QuizQuestion[]
  family: string
  axis: LevelAxis
}): QuizQuestion[] =>
  questions.filter((one) => one.axis === axis && (one.families.length === 0 || one.families.includes(family)))

// An index that the choices do not have is what another version was answered with.
const choiceOf = (question: QuizQuestion, answers: QuizAnswers): QuizChoice | undefined =>
  question.choices[answers[question.id] ?? -1]

const shownBy = (question: QuizQuestion, answers: QuizAnswers): number =>
  (choiceOf(question, answers) ?? question.choices[0])?.level ?? 0

const capacityOf = ({ questions, answers }: Answered): number => {
  const total = questions.reduce((sum, one) => sum + one.weight * shownBy(one, answers), 0)
  return total / questions.reduce((sum, { weight }) => sum + weight, 0)
}

const decidingFact = ({ questions, answers }: Answered): DecidingFact => {
  const weakest = questions.reduce((one, other) => (shownBy(other, answers) < shownBy(one, answers) ? other : one))
  return { axis: weakest.axis, fact: weakest.fact, answer: choiceOf(weakest, answers)?.label ?? null }
}
