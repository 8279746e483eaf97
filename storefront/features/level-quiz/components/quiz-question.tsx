import { ArrowLeft, ArrowRight } from 'lucide'
import { useState } from 'react'
import type { QuizQuestion as Question } from '@/domain/level-quiz/level-quiz'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { Icon } from '@/storefront/ui/icon'

type QuizQuestionProps = {
  question: Question
  /** Its place from 0, and how many there are. */
  place: number
  total: number
  /** What was answered before, null for a question that was passed or not seen. */
  answered: number | null
  onAnswer: (choice: number | null) => void
  /** Back, with what is chosen by now. */
  onBack: (choice: number | null) => void
  onQuit: () => void
}

/** One question a screen: a group of choices, to continue or to pass. */
export const QuizQuestion = ({ question, place, total, answered, onAnswer, onBack, onQuit }: QuizQuestionProps) => {
  const [choice, setChoice] = useState(answered)
  const [isMissing, setMissing] = useState(false)
  return (
    <>
      <div className="quiz__head">
        {place > 0 ? (
          <button type="button" className="tap" onClick={() => onBack(choice)}>
            <Icon of={ArrowLeft} />
            <span>Précédent</span>
          </button>
        ) : (
          <span />
        )}
        <p className="num" role="status">
          Question {place + 1} sur {total}
        </p>
        <button type="button" className="tap" onClick={onQuit}>
          Quitter
        </button>
      </div>
      <div
        className="quiz__bar"
        role="progressbar"
        aria-label="Progression"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={place}
      >
        {Array.from({ length: total }, (_, index) => (
          <i key={index} className={index < place ? 'is-done' : index === place ? 'is-now' : undefined} />
        ))}
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (choice === null) setMissing(true)
          else onAnswer(choice)
        }}
      >
        <fieldset
          aria-describedby={
            [question.help && 'quiz-help', isMissing && 'quiz-note'].filter(Boolean).join(' ') || undefined
          }
        >
          <legend>
            <h1 tabIndex={-1}>{question.question}</h1>
          </legend>
          {question.help && (
            <p className="lead" id="quiz-help">
              {question.help}
            </p>
          )}
          <div className="opts">
            {question.choices.map(({ label }, index) => (
              <label key={label} className="opt">
                <input
                  type="radio"
                  name="choice"
                  value={index}
                  checked={choice === index}
                  onChange={() => {
                    setChoice(index)
                    setMissing(false)
                  }}
                />
                <span className="opt__r" aria-hidden="true" />
                <b>{label}</b>
              </label>
            ))}
          </div>
          <div role="alert">
            {isMissing && <FieldError id="quiz-note">Choisis une réponse, ou passe la question.</FieldError>}
          </div>
        </fieldset>
        <div className="quiz__acts">
          <Button type="submit" look="go" size="lg">
            Continuer
            <Icon of={ArrowRight} />
          </Button>
          <Button look="ghost" onClick={() => onAnswer(null)}>
            Passer cette question
          </Button>
        </div>
      </form>
    </>
  )
}
