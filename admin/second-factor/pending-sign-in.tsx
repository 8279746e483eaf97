'use client'

import './second-factor.css'
import { useEffect, useState, type ReactNode } from 'react'
import { logOutOfPanel } from '@/contract/panel-sign-in'
import { getPendingStep } from '@/contract/second-factor'
import { callPanel } from '../calls/call-panel'
import { CodeStep } from './code-step'
import { SetUpPanel } from './set-up-panel'

type Step = 'code' | 'set_up' | 'password'

type PendingSignInProps = {
  /** Where the sign-in leads. */
  redirectTo: string
  logo: ReactNode
  /** The form of the password, when the first step is too old. */
  children: ReactNode
}

/** What follows the password, or a provider, in the panel's sign-in: a code, or setting up a second factor. */
export const PendingSignIn = ({ redirectTo, logo, children }: PendingSignInProps) => {
  const [step, setStep] = useState<Step | null>(null)

  useEffect(() => {
    callPanel(getPendingStep, {}).then(
      (answer) => {
        setStep(answer.step ?? 'password')
      },
      () => {
        setStep('password')
      },
    )
  }, [])

  // A whole page: the panel reads who is there as it loads.
  const enter = (): void => {
    window.location.assign(redirectTo)
  }
  const startAgain = (): void => {
    const leave = (): void => {
      window.location.reload()
    }
    callPanel(logOutOfPanel, {}).then(leave, leave)
  }

  if (step === 'password') return children
  return (
    <>
      <div className="login__brand">{logo}</div>
      {step === 'code' && <CodeStep onDone={enter} />}
      {step === 'set_up' && (
        <div className="second-factor">
          <h1>Double authentification</h1>
          <SetUpPanel
            lead={'L’agence la demande à toute l’équipe. Configure-la pour entrer\u00a0: une minute suffit.'}
            asksPassword={false}
            isReplacing={false}
            next="Entrer dans l’espace de l’agence"
            onDone={enter}
          />
        </div>
      )}
      <button type="button" className="second-factor__switch" onClick={startAgain}>
        Me connecter avec un autre compte
      </button>
    </>
  )
}
