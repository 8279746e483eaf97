'use client'

import { useState } from 'react'
import { replyToContact, type Conversation } from '@/contract/contact-messages'
import { CONTACT_LENGTHS } from '@/domain/contact/contact'
import { callPanel } from '../calls/call-panel'
import { DeskForm } from '../desk/desk-form'
import { ReplyField } from './reply-field'

type ReplyFormProps = {
  id: number | string
  conversation: Conversation
  /** Somebody may have answered meanwhile: what is shown is read again. */
  onRefused: () => void
  onDone: () => void
  onClose: () => void
}

/** Answers by mail who wrote. */
export const ReplyForm = ({ id, conversation, onRefused, onDone, onClose }: ReplyFormProps) => {
  const [body, setBody] = useState('')

  const send = async (): Promise<string> => {
    if (body.trim() === '') throw new Error('Il manque\u00a0: Ta réponse.')
    try {
      await callPanel(replyToContact, { params: { id }, body: { body, seen: conversation.replies.length } })
    } catch (refusal) {
      onRefused()
      throw refusal
    }
    return 'La réponse est partie.'
  }

  return (
    <DeskForm
      title="Répondre"
      lead={`À ${conversation.name}, ${conversation.email}. Le message d’origine est repris sous ta réponse, signée de ton prénom.`}
      submit="Envoyer la réponse"
      onSubmit={send}
      onDone={onDone}
      onClose={onClose}
    >
      <ReplyField value={body} maxLength={CONTACT_LENGTHS.body} onChange={setBody} />
    </DeskForm>
  )
}
