'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'
import { refreshUser } from '@/storefront/lib/session/load'
import { LEFT_TO_CONFIRM, newsletterNews, subscribeUser, unsubscribeUser } from '@/storefront/lib/session/newsletter'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { LoadingText } from '@/storefront/ui/loading-text'
import { Note } from '@/storefront/ui/note'
import { Switch } from '@/storefront/ui/switch'
import { showToast } from '@/storefront/ui/toast-store'
import { loadAccount, type Account } from '../api/account-page-calls'
import { AccountBox } from './account-box'
import { CreditBox } from './credit-box'
import { DataBox } from './data-box'
import { DevicesBox } from './devices-box'
import { IdentityBox } from './identity-box'
import { LevelBox } from './level-box'
import { NoticesBox } from './notices-box'
import { PasswordBox } from './password-box'
import { PhoneBox } from './phone-box'
import { ProvidersBox } from './providers-box'

/** All that one may see and change of one’s account. `town` is the box of the town one leaves from. */
export const AccountDetails = ({ town }: { town: ReactNode }) => {
  const { user } = useSession()
  const {
    data: account,
    error,
    refetch,
  } = useQuery({ queryKey: [MINE, 'account', user?.id], queryFn: loadAccount, ...WHILE_SHOWN }, queryClient())
  const reload = () => void refetch()
  if (!user) return null
  if (error) {
    return (
      <Note tone="danger" role="alert">
        <p>Ton compte n’a pas pu être chargé.</p>
        <Button look="line" size="sm" className="note__act" onClick={reload}>
          Réessayer
        </Button>
      </Note>
    )
  }
  if (!account) return <LoadingText>Chargement de ton compte…</LoadingText>
  return (
    <div className="account-boxes">
      <div className="account-boxes__col">
        <IdentityBox user={user} address={account.billing_address} />
        <PasswordBox
          email={user.email}
          hasPassword={account.has_password}
          linked={account.providers}
          onChange={reload}
        />
        <ProvidersBox linked={account.providers} hasPassword={account.has_password} onChange={reload} />
        <DevicesBox />
      </div>
      <div className="account-boxes__col">
        <PhoneBox phone={user.phone} />
        <CreditBox />
        <LevelBox />
        {town}
        <NewsletterBox state={account.newsletter} isSubscribed={user.newsletter} onChange={reload} />
        <NoticesBox account={account} onChange={reload} />
        <DataBox email={user.email} hasPassword={account.has_password} />
      </div>
    </div>
  )
}

type NewsletterBoxProps = { state: Account['newsletter']; isSubscribed: boolean; onChange: () => void }

const NewsletterBox = ({ state, isSubscribed, onChange }: NewsletterBoxProps) => {
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
      setError(refusalOf(refusal).error)
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
