'use client'

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { MESSAGE_MAX_LENGTH } from '@/domain/contact/message-rules'
import { isLongerThan } from '@/domain/text/text-length'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { useSession } from '@/storefront/lib/session/hook'
import { knownSession } from '@/storefront/lib/session/known'
import { askLogin } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { TextareaField } from '@/storefront/ui/textarea-field'
import { readDraft, writeDraft } from '../rules/drafts'
import { useDraft } from './use-draft'

type MessageFormProps = {
  /** Where the text is kept until it is sent. */
  draftKey: string
  label: string
  placeholder?: string
  action: string
  onSend: (body: string) => Promise<void>
  className?: string
  /** It was asked for: the field takes the focus as soon as it is there. */
  takesFocus?: boolean
  onCancel?: () => void
}

const TOO_LONG = 'Ton message est trop long\u00a0: 2\u00a0000\u00a0caractères au plus.'

/** Where a message is written. Who is not signed in signs in first, and finds the text again; a refused one comes back. */
export const MessageForm = (props: MessageFormProps) => {
  const { draftKey, label, placeholder, action, onSend, className = '', takesFocus = false, onCancel } = props
  const { text, isWaiting } = useDraft(draftKey)
  const { user } = useSession()
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const isBack = isWaiting && user !== null

  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  useEffect(() => {
    if (!isBack) return
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'center' })
  }, [isBack])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refusal =
      text.trim() === ''
        ? 'Écris quelques mots.'
        : isLongerThan({ text, max: MESSAGE_MAX_LENGTH })
          ? TOO_LONG
          : undefined
    setError(refusal)
    if (refusal) {
      field.current?.focus()
      return
    }
    const { user: author } = await knownSession()
    // Pressed twice meanwhile: it left already.
    if (readDraft(draftKey).text !== text) return
    if (!author) {
      writeDraft(draftKey, { isWaiting: true })
      askLogin()
      return
    }
    writeDraft(draftKey, { text: '', isWaiting: false })
    try {
      await onSend(text)
    } catch (cause) {
      // What was typed meanwhile stays too.
      writeDraft(draftKey, { text: [text, readDraft(draftKey).text].filter(Boolean).join('\n') })
      setError(messageOf(cause))
      field.current?.focus()
    }
  }

  return (
    <form className={`stack ${className}`} onSubmit={submit} noValidate>
      {isBack && (
        <Note tone="info" role="status">
          Te voilà de retour. Ton texte est toujours là&nbsp;: relis-le et envoie-le.
        </Note>
      )}
      <TextareaField
        ref={field}
        label={label}
        name="body"
        required
        rows={3}
        placeholder={placeholder}
        value={text}
        limit={MESSAGE_MAX_LENGTH}
        error={error}
        onChange={({ target }) => writeDraft(draftKey, { text: target.value })}
      />
      <div className="acts">
        <Button type="submit">{action}</Button>
        {onCancel && (
          <Button look="ghost" onClick={onCancel}>
            Annuler
          </Button>
        )}
      </div>
    </form>
  )
}

const messageOf = (cause: unknown): string => {
  const { errors, error } = refusalOf(cause)
  return errors.find(({ field }) => field === 'body')?.message ?? error
}
