import { useState } from 'react'
import { linkAddress } from '@/storefront/lib/session-provider'
import { Button } from '@/storefront/ui/button'
import { buttonClass } from '@/storefront/ui/button-class'
import { FieldError } from '@/storefront/ui/field-error'
import { SocialMark } from '@/storefront/ui/social-mark'
import { forgetProvider, type Account } from '../api/account-page-calls'
import { AccountBox } from './account-box'

const PROVIDERS = [
  { provider: 'google', name: 'Google' },
  { provider: 'facebook', name: 'Facebook' },
] as const

type ProvidersBoxProps = { linked: Account['providers']; onChange: () => void }

export const ProvidersBox = ({ linked, onChange }: ProvidersBoxProps) => {
  const [error, setError] = useState<string>()
  const forget = async (provider: 'google' | 'facebook') => {
    setError(undefined)
    try {
      await forgetProvider(provider)
      onChange()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : 'Une erreur est survenue')
    }
  }
  return (
    <AccountBox title="Comptes reliés">
      <ul className="grid gap-3">
        {PROVIDERS.map(({ provider, name }) => {
          const isLinked = linked.some((link) => link.provider === provider)
          return (
            <li key={provider} className="flex items-center gap-3">
              <span className="btn__mark size-5">
                <SocialMark of={provider} />
              </span>
              <span className="mr-auto">{name}</span>
              {isLinked ? (
                <Button look="ghost" size="sm" onClick={() => forget(provider)} aria-label={`Délier ${name}`}>
                  Délier
                </Button>
              ) : (
                <a
                  className={buttonClass({ look: 'line', size: 'sm' })}
                  href={linkAddress(provider)}
                  aria-label={`Relier ${name}`}
                >
                  Relier
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {error && <FieldError>{error}</FieldError>}
    </AccountBox>
  )
}
