'use client'

import { useSending } from '@/storefront/lib/forms/use-sending'
import { refreshUser } from '@/storefront/lib/session/load'
import { LEFT_TO_CONFIRM, newsletterNews, subscribeUser } from '@/storefront/lib/session/newsletter'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { showToast } from '@/storefront/ui/toast-store'

type NewsletterOneClickProps = {
  email: string
  /** Whether the link of a mail is waited for. */
  isPending: boolean
}

/** The address is known: one press subscribes it. A proven one is subscribed at once, and the block leaves. */
export const NewsletterOneClick = ({ email, isPending }: NewsletterOneClickProps) => {
  const { isSending, refusal, run } = useSending()
  const subscribe = () =>
    run(async () => {
      const standing = await subscribeUser()
      if (standing) showToast(newsletterNews(standing))
      await refreshUser()
    })
  return (
    <div className="stack stack--close">
      {isPending ? <p role="status">{LEFT_TO_CONFIRM}</p> : <p className="as-typed">On t’inscrit avec {email}.</p>}
      <div className="form">
        <Button look="ink" onClick={subscribe} aria-disabled={isSending}>
          {isPending ? 'Me renvoyer le lien' : 'Je m’abonne'}
        </Button>
      </div>
      {refusal && <FieldError>{refusal.error}</FieldError>}
    </div>
  )
}
