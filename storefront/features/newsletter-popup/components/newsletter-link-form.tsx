'use client'

import { useState } from 'react'
import { endInterestAlerts } from '@/contract/interests'
import { confirmNewsletter, endNewsletter } from '@/contract/newsletter'
import { callApi } from '@/storefront/lib/api/call-api'
import { tokenAtPress, useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { refreshUser } from '@/storefront/lib/session/load'
import { LOCAL_KEYS, removeLocal } from '@/storefront/lib/storage/browser-storage'
import { Button } from '@/storefront/ui/button'
import { MissingLink } from '@/storefront/ui/missing-link'
import { Note } from '@/storefront/ui/note'

type NewsletterLinkFormProps = { link: NewsletterLink; action: string; done: string }

/** One press does what the mail's link says: opening it alone does nothing, as mail programs open links by themselves. */
export const NewsletterLinkForm = ({ link, action, done }: NewsletterLinkFormProps) => {
  const token = useLinkToken()
  const [isDone, setIsDone] = useState(false)
  const [error, setError] = useState<string>()
  const { isSending, submit } = useAccountForm({
    send: async () => {
      setError(undefined)
      await followNewsletterLink({ link, token: tokenAtPress(token) })
      setIsDone(true)
      await refreshUser()
    },
    onRefusal: (refusal) => setError(refusal.error),
  })
  if (isDone) {
    return (
      <Note tone="ok" role="status">
        {done}
      </Note>
    )
  }
  if (token === '') {
    return (
      <div className="link-form">
        <MissingLink />
      </div>
    )
  }
  return (
    <form className="stack link-form" onSubmit={submit}>
      {error && (
        <Note tone="danger" role="alert">
          {error}
        </Note>
      )}
      <Button type="submit" look="go" className="box__act" aria-disabled={isSending}>
        {action}
      </Button>
    </form>
  )
}

type NewsletterLink = 'confirmation' | 'desinscription' | 'alertes'

/** Follows the link of a mail: each may be followed twice. */
const followNewsletterLink = async ({ link, token }: { link: NewsletterLink; token: string }): Promise<void> => {
  const route = { confirmation: confirmNewsletter, alertes: endInterestAlerts, desinscription: endNewsletter }[link]
  await callApi(route, { body: { token } })
  if (link !== 'alertes') removeLocal(LOCAL_KEYS.newsletterAsked)
}
