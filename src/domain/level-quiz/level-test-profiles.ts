import type { LevelAxis, QuizAnswers, QuizQuestion } from './level-quiz'

/** Somebody who may take the quiz: the level from 0 to 5 that they have on each axis. */
export type TestProfile = { name: string; axes: Record<LevelAxis, number> }

const profile = (
  name: string,
  [endurance, ascent, technique, exposure, autonomy, regularity]: [number, number, number, number, number, number],
): TestProfile => ({ name, axes: { endurance, ascent, technique, exposure, autonomy, regularity } })

/** Those by whom marketers judge a quiz before they publish it. */
export const TEST_PROFILES: TestProfile[] = [
  profile('Ne sort jamais', [0, 0, 0, 0, 0, 0]),
  profile('Se promène au parc', [1, 0, 0, 0, 0, 2]),
  profile('Marche le dimanche', [2, 1, 1, 1, 0, 1]),
  profile('Court en ville', [2, 1, 0, 0, 0, 4]),
  profile('Nage deux fois par semaine', [2, 0, 1, 0, 0, 3]),
  profile('Va au travail à vélo', [2, 2, 1, 0, 0, 5]),
  profile('Randonne en vacances', [3, 3, 2, 2, 1, 1]),
  profile('Randonne chaque mois', [3, 3, 3, 2, 2, 2]),
  profile('Marche loin, à plat', [4, 1, 2, 1, 3, 3]),
  profile('Monte bien, craint le vide', [4, 4, 3, 0, 2, 3]),
  profile('Grimpe en salle', [2, 1, 4, 4, 0, 3]),
  profile('Campe en famille', [2, 2, 2, 1, 4, 1]),
  profile('Skie une semaine par an', [3, 2, 3, 2, 0, 1]),
  profile('Pagaie l’été', [3, 1, 3, 1, 3, 2]),
  profile('Ancien sportif', [2, 2, 5, 4, 3, 0]),
  profile('Trekke chaque année', [4, 4, 3, 3, 4, 3]),
  profile('Court en montagne', [5, 5, 4, 3, 2, 5]),
  profile('Alpiniste du week-end', [4, 4, 4, 5, 4, 4]),
  profile('Guide à ses heures', [5, 5, 4, 5, 5, 4]),
  profile('Aguerri partout', [5, 5, 5, 5, 5, 5]),
]

/** What such a person would answer: the strongest choice that is not above them, the weakest when all are. */
export const answersOfProfile = ({
  profile: { axes },
  questions,
}: {
  profile: TestProfile
  questions: QuizQuestion[]
}): QuizAnswers =>
  Object.fromEntries(
    questions.map(({ id, axis, choices }) => [
      id,
      Math.max(
        0,
        choices.findLastIndex(({ level }) => level <= axes[axis]),
      ),
    ]),
  )
