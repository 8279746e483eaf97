'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

type WaitingPlanProps = {
  /** « Annulation prévue » */
  title: string
  text: string
  runsAt: string
  stop: Way
  hasten: Way
  onDone: () => void
}

/** A call and what is said once it is done. */
type Way = { call: () => Promise<unknown>; done: string }

/** A plan that leaves in some minutes: how many are left, and the ways to stop it or to have it leave now. */
export const WaitingPlan = ({ title, text, runsAt, stop, hasten, onDone }: WaitingPlanProps) => {
  const [now, setNow] = useState(() => Date.now())
  const [error, setError] = useState<string | null>(null)
  const left = Math.max(0, Date.parse(runsAt) - now)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
    }, 1_000)
    return () => {
      clearInterval(timer)
    }
  }, [])
  const act = async ({ call, done }: Way) => {
    try {
      await call()
      toast.success(done)
      onDone()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    }
  }
  return (
    <section className="wz__after" aria-label={title}>
      <h4>
        {title} <span className="desk-state">{left > 0 ? clock(left) : 'en cours'}</span>
      </h4>
      <p>{text}</p>
      {error && (
        <p className="desk-form__error" role="alert">
          {error}
        </p>
      )}
      <div className="wz__bar">
        <button type="button" className="wz__go" onClick={() => void act(stop)}>
          Tout arrêter
        </button>
        <button type="button" className="wz__keep" onClick={() => void act(hasten)}>
          Envoyer maintenant
        </button>
      </div>
    </section>
  )
}

/** `9 min 12` */
const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000)
  return `${String(Math.floor(seconds / 60))}\u00a0min ${String(seconds % 60).padStart(2, '0')}`
}
