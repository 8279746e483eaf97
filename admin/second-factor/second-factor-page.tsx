'use client'

import './second-factor.css'
import { Gutter, SetStepNav, toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { getOwnSecondFactor, turnOffSecondFactor } from '@/contract/second-factor'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { GuardedForm } from './guarded-form'
import { NewRecoveryCodes } from './new-recovery-codes'
import { SecondFactorActions, type SecondFactorAction } from './second-factor-actions'
import { describeState } from './second-factor-state'
import { SetUpPanel } from './set-up-panel'

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
