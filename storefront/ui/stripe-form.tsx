'use client'

import { CircleX, Lock } from 'lucide'
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { loadStripe, type StripeClient, type StripeElements } from '../lib/load-stripe'
import { Button } from './button'
import { Icon } from './icon'
import { Note } from './note'

const NO_FORM = 'Le formulaire de carte ne s’affiche pas. Vérifie ta connexion, ou choisis un autre moyen.'
const NO_ANSWER = 'Ta banque n’a pas répondu. Rien n’a été débité\u00a0: réessaie.'

const APPEARANCE = {
  variables: {
    colorPrimary: '#1b7391',
    colorText: '#0b2822',
    colorTextPlaceholder: '#566b63',
    colorDanger: '#a5231a',
    borderRadius: '10px',
    fontSizeBase: '16px',
    spacingUnit: '4px',
  },
}

type StripeFormProps = {
  clientSecret: string
  publishableKey: string
  /** « Payer 360 € » */
  label: string
  /** Where a bank that takes the page over sends back to. */
  returnUrl: string
  /** Stripe has an answer: the page asks us what it is. */
  onDone: () => void
}

type Ready = { stripe: StripeClient; elements: StripeElements }

/**
 * Stripe's own form, in its frames: no digit of the card reaches this page. It stands on the pages of payments alone, opened as
 * documents of their own, for only their policy lets it in.
 */
export const StripeForm = ({ clientSecret, publishableKey, label, returnUrl, onDone }: StripeFormProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState<Ready | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const show = useEffectEvent((next: Ready | null, problem: string | null) => {
    setReady(next)
    setError(problem)
  })

  useEffect(() => {
    let destroy: (() => void) | undefined
    let isGone = false
    const mount = async () => {
      const stripe = await loadStripe(publishableKey)
      if (isGone || !frame.current) return
      const elements = stripe.elements({ clientSecret, appearance: APPEARANCE })
      const element = elements.create('payment', { layout: 'tabs' })
      destroy = () => element.destroy()
      element.on('ready', () => show({ stripe, elements }, null))
      element.on('loaderror', () => show(null, NO_FORM))
      element.mount(frame.current)
    }
    mount().catch(() => {
      if (!isGone) show(null, NO_FORM)
    })
    return () => {
      isGone = true
      destroy?.()
    }
  }, [clientSecret, publishableKey, attempt])

  const pay = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!ready || isSending) return
    setIsSending(true)
    setError(null)
    try {
      const { elements, stripe } = ready
      // What is missing is said field by field, in the frame.
      const { error: missing } = await elements.submit()
      if (missing) return
      const { error: refused } = await stripe.confirmPayment({
        ...{ elements, confirmParams: { return_url: returnUrl } },
        redirect: 'if_required',
      })
      if (refused) setError(refused.message ?? NO_ANSWER)
      else onDone()
    } catch {
      setError(NO_ANSWER)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <form className="stack stack--loose" onSubmit={(event) => void pay(event)} aria-label="Payer par carte">
      <div className="card-frame" ref={frame} aria-busy={!ready && error === null} />
      <div role="status">
        {error !== null && (
          <Note tone="danger" icon={CircleX}>
            {error}
          </Note>
        )}
      </div>
      {!ready && error !== null ? (
        <Button
          look="line"
          block
          onClick={() => {
            setError(null)
            setAttempt(attempt + 1)
          }}
        >
          Réessayer
        </Button>
      ) : (
        <Button look="go" size="lg" block type="submit" aria-disabled={!ready || isSending}>
          <Icon of={Lock} />
          {isSending ? 'On attend ta banque…' : label}
        </Button>
      )}
    </form>
  )
}
