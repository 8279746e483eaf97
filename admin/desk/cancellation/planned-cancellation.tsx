'use client'

import './wizard.css'
import { hastenDepartureCancellation, stopDepartureCancellation } from '@/contract/cancellation'
import type { DepartureDesk } from '@/contract/desk'
import { formatShortDate } from '@/domain/days/french-dates'
import { callPanel } from '../../calls/call-panel'
import { PANEL_PATHS } from '../../dashboard/panel-paths'
import { WaitingPlan } from './waiting-plan'

type PlannedCancellationProps = { id: number; cancellation: DepartureDesk['cancellation']; onDone: () => void }

/** What became of a cancellation: the minutes in which it may be stopped, why it was not carried out, or what was chosen. */
export const PlannedCancellation = ({ id, cancellation, onDone }: PlannedCancellationProps) => {
  if (!cancellation) return null
  const { state, refusal, choices, author, runs_at: runsAt } = cancellation
  if (state === 'refused') {
    return (
      <p className="wz__refusal">
        L’annulation prévue n’a pas eu lieu, et les ventes ont rouvert{'\u00a0'}: {refusal}
      </p>
    )
  }
  return state === 'planned' ? (
    <WaitingPlan
      title="Annulation prévue"
      text={`${author ? `${author} l’a demandée. ` : ''}Rien n’est encore parti, et les ventes sont closes.`}
      runsAt={runsAt}
      stop={{
        call: () => callPanel(stopDepartureCancellation, { params: { id } }),
        done: 'Tout est arrêté\u00a0: le départ est maintenu.',
      }}
      hasten={{
        call: () => callPanel(hastenDepartureCancellation, { params: { id } }),
        done: 'L’annulation part maintenant.',
      }}
      onDone={onDone}
    />
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
