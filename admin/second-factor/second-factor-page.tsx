'use client'

import './second-factor.css'
import { Gutter, SetStepNav, toast, Button } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { getOwnSecondFactor, turnOffSecondFactor, renewRecoveryCodes } from '@/contract/second-factor'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { GuardedForm } from './guarded-form'
import { describeState } from './second-factor-state'
import { SetUpPanel } from './set-up-panel'
import { RecoveryCodes } from './recovery-codes'

const TITLE = 'Double authentification'

/** One's own second factor: what it is now, and what can be done about it. */
export const SecondFactorPage = () => {
  const { answer: state, error, reload } = usePanel(getOwnSecondFactor, {})
  const [action, setAction] = useState<SecondFactorAction | null>(null)
  const isOn = Boolean(state?.since)

  const title = useRef<HTMLHeadingElement>(null)
  const close = (): void => {
    setAction(null)
    reload()
    title.current?.focus()
  }

  return (
    <Gutter className="second-factor-page">
      <SetStepNav nav={[{ label: TITLE }]} />
      <h1 ref={title} tabIndex={-1}>
        {TITLE}
      </h1>
      <p>
        Une application de ton téléphone donne un code à chaque connexion{'\u00a0'}: ton mot de passe seul n’ouvre plus
        ton compte.
      </p>
      {!action && (
        <p className={`second-factor-page__state second-factor-page__state--${isOn ? 'on' : 'off'}`} role="status">
          {state ? describeState(state) : (error ?? 'Chargement…')}
        </p>
      )}
      {state && !action && <SecondFactorActions isOn={isOn} isRequired={state.is_required} onChoose={setAction} />}
      {action === 'set_up' && (
        <SetUpPanel asksPassword isReplacing={isOn} next="J’ai gardé mes codes" onDone={close} onClose={close} />
      )}
      {action === 'recovery_codes' && <NewRecoveryCodes onClose={close} />}
      {action === 'turn_off' && (
        <GuardedForm
          submit="Désactiver la double authentification"
          send={(body) => callPanel(turnOffSecondFactor, { body })}
          onClose={close}
          onDone={() => {
            toast.success('La double authentification est désactivée.')
            close()
          }}
        />
      )}
    </Gutter>
  )
}

/** Ten recovery codes in place of those that are left, for the password and a code. */
const NewRecoveryCodes = ({ onClose }: { onClose: () => void }) => {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} next="J’ai gardé mes codes" onDone={onClose} />
  return (
    <GuardedForm
      submit="Remplacer mes codes de secours"
      send={(body) => callPanel(renewRecoveryCodes, { body })}
      onClose={onClose}
      onDone={(answer) => {
        setCodes(answer.recovery_codes)
      }}
    />
  )
}

type SecondFactorAction = 'set_up' | 'recovery_codes' | 'turn_off'

type SecondFactorActionsProps = {
  isOn: boolean
  isRequired: boolean
  onChoose: (action: SecondFactorAction) => void
}

/** What can be done about one's own second factor. */
const SecondFactorActions = ({ isOn, isRequired, onChoose }: SecondFactorActionsProps) => {
  const actions: Array<{ name: SecondFactorAction; label: string }> = isOn
    ? [
        { name: 'set_up', label: 'Changer d’application' },
        { name: 'recovery_codes', label: 'Nouveaux codes de secours' },
        ...(isRequired ? [] : [{ name: 'turn_off' as const, label: 'Désactiver' }]),
      ]
    : [{ name: 'set_up', label: 'Configurer' }]
  return (
    <div className="second-factor__bar">
      {actions.map(({ name, label }) => (
        <Button
          key={name}
          buttonStyle={isOn ? 'secondary' : 'primary'}
          size="large"
          margin={false}
          onClick={() => {
            onChoose(name)
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
