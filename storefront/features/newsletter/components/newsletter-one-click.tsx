'use client'

import { useState } from 'react'
import { refreshUser } from '@/storefront/lib/session-load'
import { SUBSCRIBED, subscribeUser } from '@/storefront/lib/session-newsletter'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { showToast } from '@/storefront/ui/toast-store'

/** The address is known: one press subscribes it. A proven one is subscribed at once, and the block leaves. */
export const NewsletterOneClick = ({ email }: { email: string }) => {
  const [step, setStep] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [error, setError] = useState<string>()
  const subscribe = async () => {
    if (step === 'sending') return
    setStep('sending')
    setError(undefined)
    try {
      await subscribeUser()
      showToast({ tone: 'success', message: SUBSCRIBED })
      await refreshUser()
      setStep('sent')
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : 'Une erreur est survenue')
      setStep('idle')
    }
  }
  if (step === 'sent') {
    return <p role="status">Il reste à confirmer ton adresse{'\u00a0'}: un lien t’attend dans ta messagerie.</p>
  }
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">On t’inscrit avec {email}.</p>
      <div className="form">
        <Button look="ink" onClick={subscribe} aria-disabled={step === 'sending'}>
          Je m’abonne
        </Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
