import { useState } from 'react'
import { MESSAGE_MAX_LENGTH } from '@/domain/contact/message-rules'
import { ReplyField } from '../contact/reply-field'
import { DeskForm } from '../desk/desk-form'
import { postAnswer } from './answers-hook'

type AnswerFormProps = { question: number; expedition: unknown; onDone: () => void; onClose: () => void }

/** A form that publishes an answer under the name of the signed-in member of the team. */
export const AnswerForm = ({ question, expedition, onDone, onClose }: AnswerFormProps) => {
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
      <ReplyField value={body} maxLength={MESSAGE_MAX_LENGTH} onChange={setBody} />
    </DeskForm>
  )
}
