import { useState } from 'react'
import { linkAddress } from '@/storefront/lib/session/provider'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { SocialMark } from '@/storefront/ui/social-mark'
import { forgetProvider, type Account } from '../api/account-page-calls'
import { AccountBox } from './account-box'
import { ProofDialog } from './proof-dialog'

const PROVIDERS = [
  { provider: 'google', name: 'Google' },
  { provider: 'facebook', name: 'Facebook' },
] as const

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
      setError(refusal instanceof Error ? refusal.message : 'Une erreur est survenue')
    }
  }
  return (
    <AccountBox title="Comptes reliés">
      <ul className="stack stack--close">
        {PROVIDERS.map(({ provider, name }) => {
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
