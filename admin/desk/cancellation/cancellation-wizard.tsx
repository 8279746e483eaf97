'use client'

import './wizard.css'
import { toast } from '@payloadcms/ui'
import { useId, useRef, useState } from 'react'
import { cancelWholeDeparture, previewDepartureCancellation } from '@/contract/cancellation'
import type { DepartureDesk } from '@/contract/desk'
import { STOP_MINUTES } from '@/domain/changes/cancellation-choice'
import { isDepartureCode } from '@/domain/departures/departure-code'
import type { DepartureEnding } from '@/domain/departures/departure-ending'
import { formatDateRange } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { callPanel } from '../../calls/call-panel'
import { usePanel } from '../../calls/use-panel'
import { useFormFocus } from '../form-focus-hook'
import { WizardMails } from './wizard-mails'
import { WizardDates, WizardRefunds } from './wizard-parties'
import { WizardStep } from './wizard-step'

type CancellationWizardProps = { desk: DepartureDesk; onDone: () => void; onClose: () => void }

/** Cancels a departure on one page in order: why, what is offered and given back, the mails as they leave, then a code. */
export const CancellationWizard = ({ desk, onDone, onClose }: CancellationWizardProps) => {
  const [ending, setEnding] = useState<DepartureEnding>('other')
  const [reason, setReason] = useState('')
  const [told, setTold] = useState(UNTOLD)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const form = useFormFocus()
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const id = useId()
  const parts = { params: { id: desk.id }, body: { ending, reason: told } }
  const { answer: preview, error: previewError } = usePanel(previewDepartureCancellation, parts)

  const refuse = (message: string, field: HTMLElement | null): void => {
    setError(message)
    field?.focus()
  }
  const confirm = async (): Promise<void> => {
    if (isPending || !preview) return
    if (reason.trim().length < 3) {
      refuse('Écris d’abord ce qu’on en dit aux clients.', reasonField.current)
      return
    }
    if (preview.refusal !== null) {
      refuse(preview.refusal, form.current?.querySelector<HTMLElement>('input:checked') ?? null)
      return
    }
    if (!isDepartureCode({ typed: code, code: preview.code })) {
      refuse(`Recopie le code du départ\u00a0: ${preview.code}.`, codeField.current)
      return
    }
    setIsPending(true)
    setError(null)
    try {
      await callPanel(cancelWholeDeparture, { params: { id: desk.id }, body: { ending, reason: reason.trim(), code } })
      toast.success(`L’annulation est prévue dans ${String(STOP_MINUTES)} minutes, et les ventes sont closes.`)
      onDone()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
      setIsPending(false)
    }
  }

  return (
    <div ref={form} className="wz" role="group" aria-label="Annuler ce départ">
      <header className="wz__head">
        <div>
          <h4>Annuler ce départ</h4>
          <p>{`${desk.expedition}, ${formatDateRange({ start: desk.departure_start, end: desk.departure_end }).toLowerCase()}. Rien ne part avant la dernière étape.`}</p>
        </div>
        <button type="button" className="wz__keep" onClick={onClose}>
          Garder le départ
        </button>
      </header>
      <WizardStep number={1} title={'Pourquoi\u00a0?'}>
        <fieldset className="wz__whys">
          <legend className="wz__hidden">Pourquoi ce départ est annulé</legend>
          {ENDINGS.map(({ value, label, note }) => (
            <label key={value} className="wz__why">
              <input
                type="radio"
                name={`${id}-why`}
                checked={ending === value}
                onChange={() => {
                  setEnding(value)
                }}
              />
              <span>
                {label}
                <small>{note}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {preview?.refusal && (
          <p className="wz__refusal" role="status">
            {preview.refusal}
          </p>
        )}
        <div className="desk-field">
          <label htmlFor={`${id}-reason`}>Ce qu’on en dit aux clients</label>
          <textarea
            ref={reasonField}
            id={`${id}-reason`}
            rows={3}
            maxLength={300}
            required
            aria-describedby={`${id}-reason-hint`}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value.replace(/\n/g, ' '))
            }}
            onBlur={() => {
              setTold(reason.trim().length < 3 ? UNTOLD : reason.trim())
            }}
          />
          <p id={`${id}-reason-hint`}>Une phrase vraie, sans jargon. Elle est dans chaque mail aux clients.</p>
        </div>
      </WizardStep>
      {previewError && (
        <p className="desk-form__error" role="alert">
          {previewError}
        </p>
      )}
      {!preview && !previewError && <p className="desk__empty">Calcul de ce que l’annulation ferait…</p>}
      {preview && (
        <>
          <WizardDates preview={preview} />
          <WizardRefunds preview={preview} />
          <WizardMails mails={preview.mails} refusal={preview.refusal} />
          <WizardStep number={5} title="Confirmer">
            <ul className="wz__ticks">
              <li>
                Les ventes ferment aussitôt. Tout part dans <b>{String(STOP_MINUTES)} minutes</b>
                {'\u00a0'}: jusque-là, tu peux tout arrêter d’un clic.
              </li>
              <li>
                {`${formatCount(preview.parties.length, 'réservation annulée', 'réservations annulées')} sans frais, paniers et liste d’attente libérés, ${formatCount(preview.mails.length, 'mail envoyé', 'mails envoyés')}.`}
              </li>
              <li>C’est définitif{'\u00a0'}: un départ annulé ne rouvre pas.</li>
            </ul>
            <div className="desk-field wz__code">
              <label htmlFor={`${id}-code`}>Recopie le code du départ, {preview.code}</label>
              <input
                ref={codeField}
                id={`${id}-code`}
                autoComplete="off"
                spellCheck={false}
                value={code}
                onChange={({ target }) => {
                  setCode(target.value)
                }}
              />
            </div>
            {error && (
              <p className="desk-form__error" role="alert">
                {error}
              </p>
            )}
            <div className="wz__bar">
              <button type="button" className="wz__go" aria-disabled={isPending} onClick={() => void confirm()}>
                {`Confirmer l’annulation et préparer ${formatCount(preview.mails.length, 'mail')}`}
              </button>
              <button type="button" className="wz__keep" onClick={onClose}>
                Garder le départ
              </button>
            </div>
          </WizardStep>
        </>
      )}
    </div>
  )
}

/** Stands in the mails until something is written. */
const UNTOLD = 'Motif à écrire.'

const ENDINGS = [
  { value: 'minimum', label: 'Pas assez d’inscrits', note: 'sans indemnité, avant la date légale' },
  {
    value: 'circumstances',
    label: 'Circonstances exceptionnelles',
    note: 'inévitables, sans indemnité, art.\u00a0L211\u201114',
  },
  {
    value: 'other',
    label: 'Une autre raison de l’agence',
    note: 'une indemnité peut être due, art.\u00a0R211\u201110',
  },
] as const
