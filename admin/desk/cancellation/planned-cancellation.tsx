'use client'

import './wizard.css'
import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { hastenDepartureCancellation, stopDepartureCancellation } from '@/contract/cancellation'
import type { DepartureDesk } from '@/contract/desk'
import { formatShortDate } from '@/domain/french-dates'
import { callPanel } from '../../calls/call-panel'
import { PANEL_PATHS } from '../../dashboard/panel-paths'

type PlannedCancellationProps = { id: number; cancellation: DepartureDesk['cancellation']; onDone: () => void }

/** What became of a cancellation: the minutes in which it may be stopped, why it was not carried out, or what was chosen. */
export const PlannedCancellation = ({ id, cancellation, onDone }: PlannedCancellationProps) => {
  if (!cancellation) return null
  const { state, refusal, choices } = cancellation
  if (state === 'refused') {
    return (
      <p className="wz__refusal">
        L’annulation prévue n’a pas eu lieu, et les ventes ont rouvert{'\u00a0'}: {refusal}
      </p>
    )
  }
  return state === 'planned' ? (
    <Waiting id={id} {...cancellation} onDone={onDone} />
  ) : (
    <section className="wz__after" aria-label="Réponses">
      <h4>{`Réponses, ${String(choices.filter(({ choice }) => choice !== null).length)} sur ${String(choices.length)}`}</h4>
      <ul className="wz__answers">
        {choices.map((one) => (
          <li key={one.reservation_id}>
            <span className="desk-state">
              {one.choice === null ? `Peut choisir jusqu’au ${formatShortDate(one.answer_by)}` : CHOICES[one.choice]}
              {one.is_silence && ', sans réponse'}
            </span>{' '}
            <a href={PANEL_PATHS.document('reservations', one.reservation_id)}>{one.customer}</a>
            {one.choice === null && one.phone && <a href={`tel:${one.phone}`}>Appeler, {one.phone}</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const CHOICES = { refund: 'Remboursement', move: 'Autre date', credit: 'Avoir' } as const

type WaitingProps = Pick<NonNullable<DepartureDesk['cancellation']>, 'runs_at' | 'author'> & {
  id: number
  onDone: () => void
}

const Waiting = ({ id, runs_at: runsAt, author, onDone }: WaitingProps) => {
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
  const act = async (route: typeof stopDepartureCancellation | typeof hastenDepartureCancellation, done: string) => {
    try {
      await callPanel(route, { params: { id } })
      toast.success(done)
      onDone()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    }
  }
  return (
    <section className="wz__after" aria-label="Annulation prévue">
      <h4>
        Annulation prévue <span className="desk-state">{left > 0 ? clock(left) : 'en cours'}</span>
      </h4>
      <p>{author ? `${author} l’a demandée. ` : ''}Rien n’est encore parti, et les ventes sont closes.</p>
      {error && (
        <p className="desk-form__error" role="alert">
          {error}
        </p>
      )}
      <div className="wz__bar">
        <button
          type="button"
          className="wz__go"
          onClick={() => void act(stopDepartureCancellation, 'Tout est arrêté\u00a0: le départ est maintenu.')}
        >
          Tout arrêter
        </button>
        <button
          type="button"
          className="wz__keep"
          onClick={() => void act(hastenDepartureCancellation, 'L’annulation part maintenant.')}
        >
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
