'use client'

import '../second-factor/second-factor.css'
import './confirm-identity.css'
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import type { Confirmation, ConfirmationWay } from '@/contract/confirm-identity'
import { CodeField } from '../second-factor/code-field'
import { useCodeForm } from '../second-factor/use-code-form'

const FIELDS = {
  code: { kind: 'recovery', label: 'Code de ton application, ou code de secours', autoComplete: 'one-time-code' },
  password: { kind: 'password', label: 'Ton mot de passe', autoComplete: 'current-password' },
} as const

const SWITCHES = { code: 'Utiliser un code', password: 'Utiliser mon mot de passe' } as const

type ConfirmDialogProps = {
  ways: ConfirmationWay[]
  onConfirm: (confirmation: Confirmation) => Promise<void>
  onCancel: () => void
}

/** Asks the person at the screen for a code or their password before an act on the team is done. */
export const ConfirmDialog = ({ ways, onConfirm, onCancel }: ConfirmDialogProps) => {
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [way, setWay] = useState<ConfirmationWay>(ways[0] ?? 'password')
  const [secret, setSecret] = useState('')
  const { error, isSending, submit, clear } = useCodeForm(() => onConfirm({ way, secret }))
  const other = ways.find((one) => one !== way)

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  return (
    <dialog ref={dialog} className="confirm-identity" aria-labelledby={title} onCancel={onCancel}>
      <form className="second-factor" noValidate onSubmit={submit}>
        <h2 id={title}>Confirme que c’est toi</h2>
        <p>Tu changes un accès de l’équipe. Ton accord est demandé à chaque fois.</p>
        <CodeField key={way} {...FIELDS[way]} name={way} value={secret} error={error} hasFocus onChange={setSecret} />
        <div className="second-factor__bar">
          <Button type="submit" size="large" margin={false} disabled={isSending}>
            Confirmer
          </Button>
          <Button buttonStyle="secondary" size="large" margin={false} onClick={onCancel}>
            Annuler
          </Button>
        </div>
        {other && (
          <button
            type="button"
            className="second-factor__switch"
            onClick={() => {
              setWay(other)
              setSecret('')
              clear()
            }}
          >
            {SWITCHES[other]}
          </button>
        )}
      </form>
    </dialog>
  )
}
