'use client'

import type { ComponentProps } from 'react'
import { LevelQuiz } from '@/storefront/features/level-quiz/components/level-quiz'
import { onDemand } from '@/storefront/ui/on-demand'

const ResultComing = () => (
  <p className="wrap section lead soft" role="status">
    On dessine ta ligne de crête…
  </p>
)

const Result = onDemand(() => import('./level-quiz-result').then((module) => module.LevelQuizResult), ResultComing)

export const LevelQuizBrowser = (props: Omit<ComponentProps<typeof LevelQuiz>, 'renderResult'>) => (
  <LevelQuiz {...props} renderResult={(levels) => <Result levels={levels} families={props.families} />} />
)
