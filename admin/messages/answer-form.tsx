import { useId, useState } from 'react'
import { MESSAGE_MAX_LENGTH } from '@/domain/message-rules'
import { DeskForm } from '../desk/desk-form'
import { postAnswer } from './answers-hook'

type AnswerFormProps = { question: number; expedition: unknown; onDone: () => void; onClose: () => void }

/** Writes an answer, in the name of who is signed in. */
export const AnswerForm = ({ question, expedition, onDone, onClose }: AnswerFormProps) => {
  const fieldId = useId()
  const [body, setBody] = useState('')
  return (
    <DeskForm
      title="Répondre"
      lead="La réponse se lit sur la page de l’aventure, sous la question, avec ton prénom. Qui a posé la question la reçoit par e-mail."
      submit="Publier la réponse"
      onSubmit={async () => {
        if (body.trim() === '') throw new Error('Il manque\u00a0: Ta réponse.')
        await postAnswer({ question, expedition, body })
        return 'La réponse est publiée.'
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <div className="desk-field">
        <label htmlFor={fieldId}>Ta réponse</label>
        <textarea
          id={fieldId}
          className="contact-reply"
          maxLength={MESSAGE_MAX_LENGTH}
          value={body}
          onChange={({ target }) => {
            setBody(target.value)
          }}
        />
      </div>
    </DeskForm>
  )
}
