'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { CodeField } from './code-field'
import { useCodeForm } from './use-code-form'

type Typed = { code: string; password: string }

type GuardedFormProps<Answer> = {
  submit: string
  send: (typed: Typed) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** What the present password and a code are asked for. */
export const GuardedForm = <Answer,>({ submit: label, send, onDone, onClose }: GuardedFormProps<Answer>) => {
  const [typed, setTyped] = useState<Typed>({ code: '', password: '' })
  const { error, isSending, submit } = useCodeForm(async () => {
    onDone(await send(typed))
  })
  return (
    <form className="second-factor" onSubmit={submit} noValidate aria-label={label}>
      <CodeField
        kind="recovery"
        label="Code de ton application, ou code de secours"
        name="code"
        value={typed.code}
        autoComplete="one-time-code"
        hasFocus
        onChange={(code) => {
          setTyped({ ...typed, code })
        }}
      />
      <CodeField
        kind="password"
        label="Ton mot de passe actuel"
        name="password"
        value={typed.password}
        onChange={(password) => {
          setTyped({ ...typed, password })
        }}
      />
      {error && (
        <p className="second-factor__error" role="alert">
          {error}
        </p>
      )}
      <div className="second-factor__bar">
        <Button type="submit" size="large" margin={false} disabled={isSending}>
          {label}
        </Button>
        <Button buttonStyle="secondary" size="large" margin={false} onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  )
}
