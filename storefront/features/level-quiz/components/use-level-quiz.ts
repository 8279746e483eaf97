import { useEffect, useState } from 'react'
import type { LevelQuiz } from '@/domain/level-quiz'
import { dropLevelAnswers, keepLevelAnswers, useLevelAnswers } from '@/storefront/lib/level-answers'
import { ownLevels, type QuizFamily } from '../rules/own-levels'
import { resumedPlace, type QuizPlace } from '../rules/quiz-place'

const NONE: Record<string, number | null> = {}

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
      keepLevelAnswers({ version, answers: next, levels: ownLevels({ questions, families, answers: next }) })
    },
    restart: () => {
      dropLevelAnswers()
      setAsked(0)
    },
  }
}
