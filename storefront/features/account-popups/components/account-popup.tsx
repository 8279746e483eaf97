'use client'

import { CloudAlert, MailCheck } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '@/storefront/lib/session/hook'
import { tellLogin } from '@/storefront/lib/session/store'
import { Dialog } from '@/storefront/ui/dialog'
import { Icon } from '@/storefront/ui/icon'
import { Logo } from '@/storefront/ui/logo'
import { popupTitle, type ForgottenState } from '../rules/popup-title'
import { PROVIDER_NAMES } from '@/storefront/lib/session/provider-names'
import { EntryStep } from './entry-step'
import { ForgottenStep } from './forgotten-step'
import { PasswordStep } from './password-step'
import { ProviderButton } from './provider-button'
import { SignUpStep } from './sign-up-step'

const close = () => tellLogin({ type: 'popup_closed' })

/** The one window of the login flow: its content follows the login status. */
export const AccountPopup = ({ brand }: { brand: string }) => {
  const { status } = useSession()
  const [forgotten, setForgotten] = useState<ForgottenState>('input')
  const content = useRef<HTMLDivElement>(null)
  const shownStep = useRef(`${status} ${forgotten}`)

  // The window gives the focus to its first step by itself; those after it replace what held the focus.
  useEffect(() => {
    const step = `${status} ${forgotten}`
    if (shownStep.current === step) return
    shownStep.current = step
    content.current?.querySelector<HTMLElement>('input:not([readonly]), button, a')?.focus()
  }, [status, forgotten])

  const isForgotten = status === 'forgotPassword'
  return (
    <Dialog
      open
      onClose={close}
      title={popupTitle({ status, forgotten, brand })}
      before={<PopupMark of={isForgotten ? forgotten : status} />}
    >
      <div ref={content} key={status} className="stack pop__step">
        {status === 'wantToLogin' && <EntryStep />}
        {status === 'unknowUser' && <SignUpStep />}
        {status === 'knowedUser' && <PasswordStep />}
        {(status === 'google' || status === 'facebook') && <ProviderStep provider={status} />}
        {isForgotten && <ForgottenStep state={forgotten} onState={setForgotten} onClose={close} />}
      </div>
    </Dialog>
  )
}

const PopupMark = ({ of }: { of: string }) => {
  if (of === 'wantToLogin') return <Logo className="pop__logo" />
  if (of === 'success') {
    return (
      <span className="stateico stateico--ok">
        <Icon of={MailCheck} />
      </span>
    )
  }
  if (of !== 'error') return null
  return (
    <span className="stateico stateico--danger">
      <Icon of={CloudAlert} />
    </span>
  )
}

/** Popup 4: the address signs in with a provider. */
const ProviderStep = ({ provider }: { provider: 'google' | 'facebook' }) => {
  const { email } = useSession()
  return (
    <>
      <p className="soft">
        Tu as déjà utilisé <b className="as-typed pop__mail">{email}</b> pour te connecter avec{' '}
        {PROVIDER_NAMES[provider]}. Continue par là, c’est plus simple.
      </p>
      <ProviderButton provider={provider} />
    </>
  )
}
