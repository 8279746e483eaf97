'use client'

import { useState } from 'react'
import type { Message } from '@/contract/messages'
import { LazyMessageForm } from './lazy-message-form'
import { MessagePost } from './message-post'
import { useDraft } from './use-draft'

type QuestionThreadProps = {
  expeditionId: number
  question: Message
  onReport: (post: Omit<Message, 'replies'>) => void
  onSend: (body: string) => Promise<void>
}

/** A question, its answers, and the form of one more when it is asked for. */
export const QuestionThread = ({ expeditionId, question, onReport, onSend }: QuestionThreadProps) => {
  const draftKey = `${String(expeditionId)}/${String(question.id)}`
  const [isAnswering, setIsAnswering] = useState(false)
  const { isWaiting } = useDraft(draftKey)

  const open = () => {
    setIsAnswering(true)
    // Open already: nothing new will take the focus.
    document.getElementById(fieldOf(question.id))?.querySelector('textarea')?.focus()
  }

  return (
    <MessagePost post={question} onReply={open} onReport={() => onReport(question)}>
      {question.replies.map((reply) => (
        <MessagePost key={reply.id} post={reply} isReply onReport={() => onReport(reply)} />
      ))}
      {(isAnswering || isWaiting) && (
        <div id={fieldOf(question.id)} className="msg__form">
          <LazyMessageForm
            draftKey={draftKey}
            label={`Ta réponse à ${question.author.first_name}`}
            action="Publier ma réponse"
            takesFocus={isAnswering}
            onSend={async (body) => {
              await onSend(body)
              setIsAnswering(false)
            }}
            onCancel={() => setIsAnswering(false)}
          />
        </div>
      )}
    </MessagePost>
  )
}

const fieldOf = (id: number): string => `reponse-${String(id)}`
