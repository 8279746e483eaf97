'use client'

import '../desk/desk.css'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { DeskActions } from '../desk/desk-actions'
import { Said } from '../contact/said'
import { AnswerForm } from './answer-form'
import { useAnswers, type Answer } from './answers-hook'

/** Under a question: what was answered, and a box for another answer. */
export const QuestionAnswers = () => {
  const { id } = useDocumentInfo()
  const expedition = useFormFields(([fields]) => fields['expedition']?.value)
  const parent = useFormFields(([fields]) => fields['parent']?.value)
  const question = typeof id === 'number' && !parent ? id : null
  const { answers, error, reload } = useAnswers(question)
  const [isAnswering, setIsAnswering] = useState(false)
  if (question === null) return null
  return (
    <section className="desk" aria-label="Réponses">
      <h3>Réponses</h3>
      <Given answers={answers} error={error} />
      {isAnswering ? (
        <AnswerForm
          question={question}
          expedition={expedition}
          onClose={() => {
            setIsAnswering(false)
          }}
          onDone={() => {
            setIsAnswering(false)
            reload()
          }}
        />
      ) : (
        <DeskActions actions={ACTIONS} opened={null} onOpen={() => setIsAnswering(true)} />
      )}
    </section>
  )
}

const ACTIONS = [{ name: 'answer', label: 'Répondre', isMain: true }] as const

/** The answers, or why there are none. */
const Given = ({ answers, error }: { answers: Answer[] | null; error: string | null }) => {
  if (!answers) return <Word text={error ?? 'Chargement des réponses…'} />
  if (answers.length === 0) return <Word text="Personne n’a encore répondu." />
  return (
    <ol className="contact-talk">
      {answers.map(({ id, by, at, body, isHidden }) => (
        <Said key={id} by={isHidden ? `${by} (masquée)` : by} at={at} text={body} isOurs />
      ))}
    </ol>
  )
}

const Word = ({ text }: { text: string }) => (
  <p className="desk__empty" role="status">
    {text}
  </p>
)
