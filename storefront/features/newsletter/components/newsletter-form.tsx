'use client'

import { useState, useSyncExternalStore, type SubmitEvent } from 'react'
import { useSending } from '@/storefront/lib/forms/use-sending'
import { subscribeAddress } from '@/storefront/lib/session/newsletter'
import { LOCAL_KEYS, readLocal, writeLocal } from '@/storefront/lib/storage/browser-storage'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'

export const NewsletterForm = () => {
  const [isSent, setIsSent] = useState(false)
  const { isSending, refusal, run } = useSending()
  const isAwaited = useSyncExternalStore(neverChanges, awaitsConfirmation, () => false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = new FormData(form).get('email')
    if (typeof email !== 'string') return
    setIsSent(false)
    await run(async () => {
      await subscribeAddress(email)
      form.reset()
      noteAsked()
      setIsSent(true)
    })
  }

  return (
    <form className="form" onSubmit={submit}>
      <Field
        className="news__mail"
        label="Ton adresse email"
        labelHidden
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder="Ton adresse email"
        error={refusal?.summary}
      />
      <Button type="submit" look="ink" aria-disabled={isSending}>
        Je m’abonne
      </Button>
      {(isSent || isAwaited) && (
        <p className="news__sent" role="status">
          Si ton adresse est nouvelle ici, un lien t’attend dans ta messagerie pour la confirmer.
        </p>
      )}
    </form>
  )
}

const neverChanges = () => () => undefined

/** As long as the link of the mail is good. */
const WAITS = 7 * 24 * 3600 * 1000

/** Remembers that the newsletter was asked for in this browser; for whom is not kept. */
const noteAsked = (): void => writeLocal(LOCAL_KEYS.newsletterAsked, new Date().toISOString())

/** Whether somebody asked for it here, and may still confirm. */
const awaitsConfirmation = (): boolean => {
  const asked = Date.parse(readLocal(LOCAL_KEYS.newsletterAsked) ?? '')
  return Date.now() - asked < WAITS
}
