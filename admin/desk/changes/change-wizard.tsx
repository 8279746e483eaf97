'use client'

import '../cancellation/wizard.css'
import { toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import {
  planContractChange,
  previewContractChange,
  type ChangePreview,
  type PlannedChange,
} from '@/contract/contract-changes'
import type { DepartureDesk } from '@/contract/desk'
import { CHANGE_STOP_MINUTES } from '@/domain/changes/contract-change'
import { differenceText } from '@/domain/changes/contract-change-words'
import { formatDateRange, formatShortDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { callPanel } from '../../calls/call-panel'
import { PANEL_PATHS } from '../../dashboard/panel-paths'
import { WizardMails } from '../cancellation/wizard-mails'
import { WizardStep } from '../cancellation/wizard-step'
import { useFormFocus } from '../form-focus-hook'
import { formatCents } from '../format-cents'
import { ChangeFields } from './change-fields'
import { BLANK_CHANGE, readTypedChange, type TypedChange } from './planned-change'

type ChangeWizardProps = { desk: DepartureDesk; onDone: () => void; onClose: () => void }

/** Changes the contracts of a departure on one page in order: what and why, whom it touches, the mails as they leave. */
export const ChangeWizard = ({ desk, onDone, onClose }: ChangeWizardProps) => {
  const [typed, setTyped] = useState<TypedChange>(BLANK_CHANGE)
  /** What was last shown, and for which words: others are to be looked at anew before they leave. */
  const [seen, setSeen] = useState<{ plan: PlannedChange; preview: ChangePreview } | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const form = useFormFocus()
  const parts = { params: { id: desk.id } }

  const run = async (work: (plan: PlannedChange) => Promise<void>): Promise<void> => {
    if (isPending) return
    const { plan, missing } = readTypedChange(typed)
    if (missing !== null) {
      setError(missing)
      return
    }
    setIsPending(true)
    setError(null)
    try {
      await work(plan)
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    }
    setIsPending(false)
  }
  const look = () =>
    run(async (plan) => {
      setSeen({ plan, preview: await callPanel(previewContractChange, { ...parts, body: plan }) })
    })
  const confirm = () =>
    run(async (plan) => {
      await callPanel(planContractChange, { ...parts, body: plan })
      toast.success(`La modification part dans ${String(CHANGE_STOP_MINUTES)} minutes.`)
      onDone()
    })
  const { plan } = readTypedChange(typed)
  const preview = seen !== null && JSON.stringify(seen.plan) === JSON.stringify(plan) ? seen.preview : null

  return (
    <div ref={form} className="wz" role="group" aria-label="Changer le prix ou l’essentiel">
      <header className="wz__head">
        <div>
          <h4>Changer le prix ou l’essentiel</h4>
          <p>{`${desk.expedition}, ${formatDateRange({ start: desk.departure_start, end: desk.departure_end }).toLowerCase()}. Rien ne part avant la dernière étape.`}</p>
        </div>
        <button type="button" className="wz__keep" onClick={onClose}>
          Ne rien changer
        </button>
      </header>
      <ChangeFields
        desk={desk}
        typed={typed}
        onType={(next) => {
          setTyped({ ...typed, ...next })
          setError(null)
        }}
      />
      {preview === null && (
        <div className="wz__bar">
          <button type="button" className="wz__go" aria-disabled={isPending} onClick={() => void look()}>
            Voir qui est concerné, et les mails
          </button>
        </div>
      )}
      {preview && <Parties preview={preview} />}
      {preview && <WizardMails mails={preview.mails} refusal={preview.refusal} number={4} />}
      {preview && preview.refusal === null && (
        <WizardStep number={5} title="Confirmer">
          <ul className="wz__ticks">
            <li>
              Tout part dans <b>{String(CHANGE_STOP_MINUTES)} minutes</b>
              {'\u00a0'}: jusque-là, tu peux tout arrêter d’un clic.
            </li>
            <li>{`${formatCount(preview.mails.length, 'mail envoyé', 'mails envoyés')}, gardés avec les contrats.`}</li>
            {preview.parties.some(({ needs_answer: isAsked }) => isAsked) && (
              <li>{`Chacun répond sur sa page, jusqu’au ${formatShortDate(preview.answer_by)} inclus.`}</li>
            )}
          </ul>
          <div className="wz__bar">
            <button type="button" className="wz__go" aria-disabled={isPending} onClick={() => void confirm()}>
              {`Confirmer et préparer ${formatCount(preview.mails.length, 'mail')}`}
            </button>
            <button type="button" className="wz__keep" onClick={onClose}>
              Ne rien changer
            </button>
          </div>
        </WizardStep>
      )}
      {error && (
        <p className="desk-form__error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

const Parties = ({ preview: { parties, refusal, refund_by: refundBy } }: { preview: ChangePreview }) => {
  const titleId = useId()
  return (
    <WizardStep number={3} title="Qui est concerné" note={formatCount(parties.length, 'contrat')}>
      {refusal !== null && (
        <p className="wz__refusal" role="status">
          {refusal}
        </p>
      )}
      {parties.length > 0 && (
        <div className="desk__scroll">
          <table className="desk-table" aria-labelledby={titleId}>
            <caption id={titleId} className="wz__hidden">
              Contrats concernés
            </caption>
            <thead>
              <tr>
                <th scope="col">Réservation</th>
                <th scope="col">Avant</th>
                <th scope="col">Après</th>
                <th scope="col">Réponse</th>
              </tr>
            </thead>
            <tbody>
              {parties.map((party) => (
                <tr key={party.reservation_id}>
                  <th scope="row">
                    {party.customer}
                    <span className="desk-table__note">
                      <a href={PANEL_PATHS.document('reservations', party.reservation_id)}>{party.number}</a>
                    </span>
                  </th>
                  <td>{formatCents(party.from_cents)}</td>
                  <td>
                    {formatCents(party.to_cents)}
                    <span className="desk-table__note">{differenceText(party.change_percent)}</span>
                  </td>
                  <td>{party.refusal ?? answerWords(party)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="wz__note">{`Qui met fin à son contrat est remboursé de tout, sans frais, dans les quatorze jours, le ${formatShortDate(refundBy)} au plus tard s’il répond le dernier jour.`}</p>
    </WizardStep>
  )
}

const answerWords = ({ needs_answer: isAsked, silence }: ChangePreview['parties'][number]): string => {
  if (!isAsked) return 'Prévenu, rien à répondre'
  return silence === 'terminate' ? 'Demandée, sans elle le contrat prend fin' : 'Demandée, sans elle c’est accepté'
}
