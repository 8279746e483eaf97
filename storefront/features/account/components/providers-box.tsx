import { useState } from 'react'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { linkAddress } from '@/storefront/lib/session/provider'
import { PROVIDER_NAMES } from '@/storefront/lib/session/provider-names'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { FieldError } from '@/storefront/ui/field-error'
import { PasswordField } from '@/storefront/ui/password-field'
import { SocialMark } from '@/storefront/ui/social-mark'
import { forgetProvider, type Account, proveIdentity } from '../api/account-page-calls'
import { AccountBox } from './account-box'

const PROVIDERS = ['google', 'facebook'] as const

type Change = { provider: 'google' | 'facebook'; isLinked: boolean }
type ProvidersBoxProps = { linked: Account['providers']; hasPassword: boolean; onChange: () => void }

export const ProvidersBox = ({ linked, hasPassword, onChange }: ProvidersBoxProps) => {
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<Change>()
  const make = async ({ provider, isLinked }: Change) => {
    setError(undefined)
    setAsked(undefined)
    if (!isLinked) {
      location.assign(linkAddress(provider))
      return
    }
    try {
      await forgetProvider(provider)
      onChange()
    } catch (refusal) {
      setError(refusalOf(refusal).error)
    }
  }
  return (
    <AccountBox title="Comptes reliés">
      <ul className="stack stack--close">
        {PROVIDERS.map((provider) => {
          const name = PROVIDER_NAMES[provider]
          const isLinked = linked.some((link) => link.provider === provider)
          const change = { provider, isLinked }
          return (
            <li key={provider} className="row">
              <span className="provider__mark">
                <SocialMark of={provider} />
              </span>
              <span className="provider__name">{name}</span>
              <Button
                look={isLinked ? 'ghost' : 'line'}
                size="sm"
                onClick={() => (hasPassword ? setAsked(change) : make(change))}
                aria-label={`${isLinked ? 'Délier' : 'Relier'} ${name}`}
              >
                {isLinked ? 'Délier' : 'Relier'}
              </Button>
            </li>
          )
        })}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      {asked && <ProofDialog onProven={() => make(asked)} onClose={() => setAsked(undefined)} />}
    </AccountBox>
  )
}

type ProofDialogProps = { onProven: () => Promise<void> | void; onClose: () => void }

/** Asks for the password before a way into the account changes. */
const ProofDialog = ({ onProven, onClose }: ProofDialogProps) => {
  const [error, setError] = useState<string>()
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      setError(undefined)
      await proveIdentity(typed('current_password'))
      await onProven()
    },
    onRefusal: (refusal) => setError(refusal.error),
  })
  return (
    <Dialog open onClose={onClose} title={'C’est bien toi\u00a0?'}>
      <form className="stack" onSubmit={submit}>
        <p className="soft">Une façon de te connecter va changer. Donne ton mot de passe pour continuer.</p>
        <PasswordField
          label="Ton mot de passe"
          name="current_password"
          required
          autoComplete="current-password"
          error={error}
        />
        <Button type="submit" block aria-disabled={isSending}>
          Continuer
        </Button>
      </form>
    </Dialog>
  )
}
