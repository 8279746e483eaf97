import { useEffect, useState } from 'react'
import type { LevelQuiz } from '@/domain/level-quiz/level-quiz'
import { isWhole, ownLevels, type KeptAnswers } from '@/domain/travelers/own-levels'
import { dropLevelAnswers, keepLevelAnswers, useLevelAnswers } from '@/storefront/lib/storage/level-answers'
import type { QuizFamily } from '../rules/quiz-family'
import { resumedPlace, type QuizPlace } from '../rules/quiz-place'

const NONE: KeptAnswers = {}

/** Where the visitor is in the quiz, and what they answered: kept in this browser until they begin again. */
export const useLevelQuiz = ({
  quiz: { questions, version },
  families,
}: {
  quiz: LevelQuiz
  families: QuizFamily[]
}) => {
  const kept = useLevelAnswers()
  const own = kept?.version === version ? kept : null
  const answers = own?.answers ?? NONE
  const [asked, setAsked] = useState<QuizPlace | null>(null)
  const resumed = resumedPlace({ questions, answers })

  useEffect(() => {
    if (kept && kept.version !== version) dropLevelAnswers()
  }, [kept, version])

  return {
    answers,
    /** The screen that the visitor went to; null as long as they only came. */
    asked,
    /** Where it would go on. */
    resumed,
    // What another tab forgot is not gone on with here.
    place: own === null && asked !== 0 ? 'intro' : (asked ?? resumed),
    go: setAsked,
    keep: (id: string, choice: number | null) => {
      const next = { ...answers, [id]: choice }
      const slugs = families.map(({ slug }) => slug)
      const levels = isWhole({ questions, answers: next })
        ? ownLevels({ questions, families: slugs, answers: next })
        : null
      keepLevelAnswers({ version, answers: next, levels })
    },
    restart: () => {
      dropLevelAnswers()
      setAsked(0)
    },
  }
}
