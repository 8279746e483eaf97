'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { giveCode } from '@/contract/second-factor'
import { callPanel } from '../calls/call-panel'
import { CodeField } from './code-field'
import { useCodeForm } from './use-code-form'

/** Second step of the panel's sign-in: a code of the application, or one of the recovery codes. */
export const CodeStep = ({ onDone }: { onDone: () => void }) => {
  const [kind, setKind] = useState<'code' | 'recovery'>('code')
  const [code, setCode] = useState('')
  const { error, isSending, submit, clear } = useCodeForm(async () => {
    await callPanel(giveCode, { body: { code } })
    onDone()
  })
  const isRecovery = kind === 'recovery'
  return (
    <form className="second-factor" onSubmit={submit} noValidate>
      <h1>Double authentification</h1>
      <p>
        {isRecovery
          ? 'Écris un de tes dix codes de secours. Il ne servira qu’une fois.'
          : 'Ouvre ton application d’authentification et écris le code à six chiffres de Lagopède.'}
      </p>
      <CodeField
        key={kind}
        kind={kind}
        label={isRecovery ? 'Code de secours' : 'Code à six chiffres'}
        value={code}
        error={error}
        hasFocus
        onChange={setCode}
      />
      <Button type="submit" size="large" margin={false} disabled={isSending}>
        Valider
      </Button>
      <button
        type="button"
        className="second-factor__switch"
        onClick={() => {
          setKind(isRecovery ? 'code' : 'recovery')
          setCode('')
          clear()
        }}
      >
        {isRecovery ? 'Utiliser mon application' : 'Utiliser un code de secours'}
      </button>
    </form>
  )
}
