'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { FamilyLevel, LevelQuiz as Quiz } from '@/domain/level-quiz/level-quiz'
import { familyLevels } from '@/domain/travelers/own-levels'
import { Button } from '@/storefront/ui/button'
import type { QuizFamily } from '../rules/quiz-family'
import { QuizIntro } from './quiz-intro'
import { QuizQuestion } from './quiz-question'
import { QuizSide } from './quiz-side'
import { useLevelQuiz } from './use-level-quiz'

type LevelQuizProps = {
  quiz: Quiz
  families: QuizFamily[]
  /** Title and words of the first screen, and what stands below its button, as the server wrote them. */
  hero: ReactNode
  art: ReactNode
  /** What each level means. */
  scale: ReactNode
  /** What the levels lead to; its script comes with the result. */
  renderResult: (levels: FamilyLevel[]) => ReactNode
}

/** The level quiz: its first screen, one question a screen, its result. */
export const LevelQuiz = (props: LevelQuizProps) => {
  const { quiz, families } = props
  const state = useLevelQuiz({ quiz, families })
  const screen = useRef<HTMLDivElement>(null)
  const { asked } = state

  useEffect(() => {
    if (asked === null) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    screen.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [asked])

  return (
    <div ref={screen}>
      <Screen {...props} state={state} />
    </div>
  )
}

type ScreenProps = LevelQuizProps & { state: ReturnType<typeof useLevelQuiz> }

const Screen = ({ quiz, families, hero, art, scale, renderResult, state }: ScreenProps) => {
  const { answers, place, resumed, go, keep, restart } = state
  const { questions } = quiz
  if (place === 'result') {
    return (
      <>
        <section className="dark on-dark crest">
          <div className="wrap crest__head">
            <h1 tabIndex={-1}>Voici ta ligne de crête</h1>
            <Button look="line" onClick={restart}>
              Recommencer
            </Button>
          </div>
        </section>
        {renderResult(familyLevels({ questions, families: families.map(({ slug }) => slug), answers }))}
        <section className="wrap level-meaning" aria-labelledby="sens-des-niveaux">
          <h2 id="sens-des-niveaux">Ce que veut dire chaque niveau</h2>
          {scale}
        </section>
      </>
    )
  }

  const question = typeof place === 'number' ? questions[place] : undefined
  if (place === 'intro' || !question) {
    const start = () => go(resumed === 'intro' ? 0 : resumed)
    return <QuizIntro hero={hero} art={art} scale={scale} resumed={resumed} onStart={start} onRestart={restart} />
  }
  return (
    <div className="wrap quiz">
      <div className="quiz__main">
        <QuizQuestion
          key={question.id}
          question={question}
          place={place}
          total={questions.length}
          answered={answers[question.id] ?? null}
          onAnswer={(choice) => {
            keep(question.id, choice)
            go(place + 1 < questions.length ? place + 1 : 'result')
          }}
          onBack={(choice) => {
            if (choice !== null) keep(question.id, choice)
            go(place - 1)
          }}
          onQuit={() => go('intro')}
        />
      </div>
      <QuizSide quiz={quiz} families={families} answers={answers} />
    </div>
  )
}
