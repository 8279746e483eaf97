'use client'

import type { ComponentProps } from 'react'
import type { LevelPlan } from '@/domain/search/fitting-searches'
import { LevelQuiz } from '@/storefront/features/level-quiz/components/level-quiz'
import { onDemand } from '@/storefront/ui/on-demand'

const ResultComing = () => (
  <p className="wrap section lead soft" role="status">
    On dessine ta ligne de crête…
  </p>
)

const Result = onDemand(() => import('./level-quiz-result').then((module) => module.LevelQuizResult), ResultComing)

export const LevelQuizBrowser = ({
  plans,
  ...props
}: Omit<ComponentProps<typeof LevelQuiz>, 'renderResult'> & { plans: LevelPlan[] }) => (
  <LevelQuiz {...props} renderResult={(levels) => <Result levels={levels} families={props.families} plans={plans} />} />
)
