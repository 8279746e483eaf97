import { useState } from 'react'
import { refreshUser } from '@/storefront/lib/session-load'
import { SUBSCRIBED, subscribeUser, unsubscribeUser } from '@/storefront/lib/session-newsletter'
import { FieldError } from '@/storefront/ui/field-error'
import { Switch } from '@/storefront/ui/switch'
import { showToast } from '@/storefront/ui/toast-store'
import type { Account } from '../api/account-page-calls'
import { AccountBox } from './account-box'

type NewsletterBoxProps = { state: Account['newsletter']; isSubscribed: boolean; onChange: () => void }

export const NewsletterBox = ({ state, isSubscribed, onChange }: NewsletterBoxProps) => {
  const [error, setError] = useState<string>()
  const change = async (isWanted: boolean) => {
    setError(undefined)
    try {
      await (isWanted ? subscribeUser() : unsubscribeUser())
      await refreshUser()
      onChange()
      if (isWanted) showToast({ tone: 'success', message: SUBSCRIBED })
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : 'Une erreur est survenue')
    }
  }
  return (
    <AccountBox title="Newsletter">
      <Switch checked={isSubscribed} onChange={({ target }) => void change(target.checked)}>
        Je reçois les nouvelles dates et les récits
      </Switch>
      {state === 'pending' && !isSubscribed && (
        <p className="small soft">Il reste à confirmer ton adresse{'\u00a0'}: un lien t’attend dans ta messagerie.</p>
      )}
      {error && <FieldError>{error}</FieldError>}
    </AccountBox>
  )
}
