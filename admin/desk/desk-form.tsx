'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import { DeskEnter } from './desk-enter'
import { useFormFocus } from './form-focus-hook'
import { missingInput, sayMissing } from './missing-input'

type DeskFormProps = {
  title: string
  /** Of its title, below that of what it is about. */
  level?: 'h2' | 'h3' | 'h4'
  lead?: string
  /** What it does that cannot be undone, a sentence each. */
  effects?: readonly string[]
  submit: string
  /** Of a form that destroys: the words of who does not. */
  keep?: string
  children?: ReactNode
  /** Does it; answers what to say once done, throws what was refused. */
  onSubmit: () => Promise<string>
  onDone: () => void
  onClose: () => void
}

/** A form of a desk: its fields, what it refuses, and its two buttons. */
export const DeskForm = ({
  title,
  level: Title = 'h4',
  lead,
  effects,
  submit,
  keep,
  children,
  onSubmit,
  onDone,
  onClose,
}: DeskFormProps) => {
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const form = useFormFocus()

  const send = async (): Promise<void> => {
    if (isPending) return
    const missing = missingInput(form.current)
    if (missing) {
      setError(sayMissing(missing))
      missing.focus()
      return
    }
    setIsPending(true)
    setError(null)
    try {
      toast.success(await onSubmit())
      onDone()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
      setIsPending(false)
    }
  }

  return (
    <div ref={form} className="desk-form" role="group" aria-label={title}>
      <Title className="desk-form__title">{title}</Title>
      {lead && <p className="desk-form__lead">{lead}</p>}
      {effects && (
        <ul className="desk-form__effects">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      )}
      <DeskEnter value={() => void send()}>{children && <div className="desk-form__fields">{children}</div>}</DeskEnter>
      {error && (
        <p className="desk-form__error" role="alert">
          {error}
        </p>
      )}
      <div className="desk-form__actions">
        <Button
          buttonStyle={keep ? 'error' : 'primary'}
          size="medium"
          margin={false}
          disabled={isPending}
          onClick={() => {
            void send()
          }}
        >
          {submit}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={onClose}>
          {keep ?? 'Fermer'}
        </Button>
      </div>
    </div>
  )
}
