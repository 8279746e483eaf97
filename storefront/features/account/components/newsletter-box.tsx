import { useState } from 'react'
import { refreshUser } from '@/storefront/lib/session/load'
import { LEFT_TO_CONFIRM, newsletterNews, subscribeUser, unsubscribeUser } from '@/storefront/lib/session/newsletter'
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
      const standing = isWanted ? await subscribeUser() : null
      if (!isWanted) await unsubscribeUser()
      await refreshUser()
      onChange()
      if (standing) showToast(newsletterNews(standing))
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : 'Une erreur est survenue')
    }
  }
  return (
    <AccountBox title="Newsletter">
      <Switch checked={isSubscribed} onChange={({ target }) => void change(target.checked)}>
        Je reçois les nouvelles dates et les récits
      </Switch>
      {state === 'pending' && !isSubscribed && <p className="small soft">{LEFT_TO_CONFIRM}</p>}
      {error && <FieldError>{error}</FieldError>}
    </AccountBox>
  )
}
