'use client'

import { QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '@/storefront/lib/session-hook'
import { Note } from '@/storefront/ui/note'
import { loadAccount } from '../api/account-page-calls'
import { DataBox } from './data-box'
import { FavouriteAlertsBox } from './favourite-alerts-box'
import { IdentityBox } from './identity-box'
import { NewsletterBox } from './newsletter-box'
import { PasswordBox } from './password-box'
import { PhoneBox } from './phone-box'
import { ProvidersBox } from './providers-box'

/** All that one may see and change of one's account. */
export const AccountDetails = () => {
  const { user } = useSession()
  const [client] = useState(() => new QueryClient())
  const { data: account, error, refetch } = useQuery({ queryKey: ['account', user?.id], queryFn: loadAccount }, client)
  if (!user) return null
  if (error) {
    return (
      <Note tone="danger" role="alert">
        {error.message}
      </Note>
    )
  }
  if (!account) return <p role="status">Chargement de ton compte…</p>
  const reload = () => void refetch()
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-2 desktop:gap-6">
      <IdentityBox user={user} />
      <PhoneBox phone={user.phone} />
      <PasswordBox email={user.email} hasPassword={account.has_password} onChange={reload} />
      <div className="grid gap-5 desktop:gap-6">
        <NewsletterBox state={account.newsletter} isSubscribed={user.newsletter} onChange={reload} />
        <ProvidersBox linked={account.providers} onChange={reload} />
      </div>
      <FavouriteAlertsBox isOn={account.favourite_alerts} onChange={reload} />
      <DataBox email={user.email} hasPassword={account.has_password} />
    </div>
  )
}
