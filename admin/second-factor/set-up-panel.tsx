'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { confirmSecret, drawSecret } from '@/contract/second-factor'
import type { OutputOf } from '@/contract/define-route'
import { callPanel } from '../calls/call-panel'
import { CodeField } from './code-field'
import { RecoveryCodes } from './recovery-codes'
import { useCodeForm } from './use-code-form'

type Drawn = OutputOf<(typeof drawSecret)['response']>

type SetUpPanelProps = {
  /** Why it is to be done, until it is. */
  lead?: string
  /** Who is signed in gives their password again; who is signing in just gave it. */
  asksPassword: boolean
  /** Who changes applications gives a code of the former one too. */
  isReplacing: boolean
  next: string
  onDone: () => void
  /** Who is signing in cannot do without. */
  onClose?: () => void
}

/** Sets up a second factor: a secret to scan or to type, a code of it, then the recovery codes. */
export const SetUpPanel = ({ lead, asksPassword, isReplacing, next, onDone, onClose }: SetUpPanelProps) => {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [out, setOut] = useState<string | null>(null)
  const [typed, setTyped] = useState({ code: '', password: '', current_code: '' })
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)

  useEffect(() => {
    callPanel(drawSecret, {}).then(setDrawn, (reason: unknown) => {
      setOut(reason instanceof Error ? reason.message : String(reason))
    })
  }, [])

  // The code to scan comes first: the field below would bring a phone's keyboard over it.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (drawn) form.current?.focus()
  }, [drawn])

  const { error, isSending, submit } = useCodeForm(async () => {
    const { recovery_codes: codes } = await callPanel(confirmSecret, { body: typed })
    setRecoveryCodes(codes)
  })

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} next={next} onDone={onDone} />
  if (out) {
    return (
      <p className="second-factor__error" role="alert">
        {out}
      </p>
    )
  }
  if (!drawn) return <p role="status">Préparation du code QR…</p>
  const type = (field: keyof typeof typed) => (value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
  }
  const activate = (
    <Button type="submit" size="large" margin={false} disabled={isSending}>
      Activer
    </Button>
  )
  return (
    <form
      ref={form}
      className="second-factor"
      aria-label="Configurer la double authentification"
      tabIndex={-1}
      onSubmit={submit}
      noValidate
    >
      {lead && <p>{lead}</p>}
      <ol className="second-factor__steps">
        <li>
          <p>Ouvre une application d’authentification sur ton téléphone et scanne ce code.</p>
          <img
            className="second-factor__qr"
            src={`data:image/svg+xml,${encodeURIComponent(drawn.qr)}`}
            alt="Code QR à scanner avec ton application"
            width={208}
            height={208}
          />
          <p>
            Tu ne peux pas le scanner{'\u00a0'}? Écris cette clé dans l’application{'\u00a0'}:
          </p>
          <p className="second-factor__secret">
            <code>{drawn.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </li>
        <li>
          <p>Écris le code qu’elle montre maintenant.</p>
          <CodeField kind="code" label="Code à six chiffres" name="code" value={typed.code} onChange={type('code')} />
          {isReplacing && (
            <CodeField
              kind="recovery"
              label="Code de l’ancienne application, ou code de secours"
              name="current_code"
              value={typed.current_code}
              onChange={type('current_code')}
            />
          )}
          {asksPassword && (
            <CodeField
              kind="password"
              label="Ton mot de passe actuel"
              name="password"
              value={typed.password}
              onChange={type('password')}
            />
          )}
        </li>
      </ol>
      {error && (
        <p className="second-factor__error" role="alert">
          {error}
        </p>
      )}
      {onClose ? (
        <div className="second-factor__bar">
          {activate}
          <Button buttonStyle="secondary" size="large" margin={false} onClick={onClose}>
            Annuler
          </Button>
        </div>
      ) : (
        activate
      )}
    </form>
  )
}
