import { LEVEL_AXES, levelOfFamily, questionsOf, type QuizQuestion } from './level-quiz'

export const QUIZ_QUESTIONS = { least: 8, most: 12 } as const
const STRONGEST = 5

/** What keeps a quiz from being published, in sentences for who writes it; none when it may be. Each family is a slug and a name. */
export const levelQuizFaults = ({
  questions,
  families,
}: {
  questions: QuizQuestion[]
  families: Array<{ slug: string; title: string }>
}): string[] => [
  ...(questions.length < QUIZ_QUESTIONS.least || questions.length > QUIZ_QUESTIONS.most
    ? [`Il faut de ${String(QUIZ_QUESTIONS.least)} à ${String(QUIZ_QUESTIONS.most)} questions.`]
    : []),
  ...questions.flatMap((one, index) =>
    questionFaults(one).map((fault) => `Question ${String(index + 1)}\u00a0: ${fault}`),
  ),
  ...families.flatMap(({ slug, title }) =>
    familyFaults({ questions, family: slug }).map((fault) => `${title}\u00a0: ${fault}`),
  ),
]

const questionFaults = ({ weight, choices }: QuizQuestion): string[] => {
  const levels = choices.map(({ level }) => level)
  const rises = levels.every((level, index) => index === 0 || level > (levels[index - 1] ?? level))
  return [
    ...(choices.length < 2 ? ['il faut deux réponses au moins.'] : []),
    ...(rises ? [] : ['chaque réponse doit montrer un niveau plus haut que celle d’avant.']),
    ...(weight > 0 ? [] : ['son poids doit être plus grand que zéro.']),
  ]
}

const familyFaults = ({ questions, family }: { questions: QuizQuestion[]; family: string }): string[] => {
  const axes = LEVEL_AXES.filter((axis) => questionsOf({ questions, family, axis }).length > 0)
  if (axes.length < 2) return ['il faut des questions sur deux axes au moins.']
  const best = Object.fromEntries(questions.map(({ id, choices }) => [id, choices.length - 1]))
  return [
    ...(levelOfFamily({ questions, family, answers: {} }).level > 1
      ? ['qui répond le moins ne doit pas dépasser le niveau 1.']
      : []),
    ...(levelOfFamily({ questions, family, answers: best }).level < STRONGEST
      ? ['qui répond le plus doit atteindre le niveau 5.']
      : []),
  ]
}
