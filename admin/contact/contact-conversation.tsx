'use client'

import '../desk/desk.css'
import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { getConversation } from '@/contract/contact-messages'
import { usePanel } from '../calls/use-panel'
import { DeskActions } from '../desk/desk-actions'
import { ReplyForm } from './reply-form'
import { Said } from './said'

/** On a message, for the agency: what was written, what was answered, and the answer to send. */
export const ContactConversation = () => {
  const { id } = useDocumentInfo()
  const parts = id === undefined ? null : { params: { id } }
  const { answer: conversation, error, reload } = usePanel(getConversation, parts)
  const [isReplying, setIsReplying] = useState(false)
  const { dispatchFields, getDataByPath } = useForm()
  const { user } = useAuth()
  if (parts === null) return null
  if (!conversation) return <p className="desk__empty">{error ?? 'Chargement de la conversation…'}</p>
  return (
    <section className="desk" aria-label="Conversation">
      <h3>Conversation</h3>
      <ol className="contact-talk">
        <Said by={conversation.name} at={conversation.sent_at} text={conversation.body} />
        {conversation.replies.map(({ id: number, author, body, at }) => (
          <Said key={number} by={author ?? 'L’équipe'} at={at} text={body} isOurs />
        ))}
      </ol>
      {isReplying ? (
        <ReplyForm
          id={parts.params.id}
          conversation={conversation}
          onRefused={reload}
          onClose={() => {
            setIsReplying(false)
          }}
          onDone={() => {
            setIsReplying(false)
            reload()
            // The document's form would save what it was opened with.
            dispatchFields({ type: 'UPDATE', path: 'state', value: 'answered' })
            if (!getDataByPath('owner')) dispatchFields({ type: 'UPDATE', path: 'owner', value: user?.id })
          }}
        />
      ) : (
        <DeskActions actions={ACTIONS} opened={null} onOpen={() => setIsReplying(true)} />
      )}
    </section>
  )
}

const ACTIONS = [{ name: 'reply', label: 'Répondre par email', isMain: true }] as const
