'use client'

import { useState } from 'react'
import { cancelWholeDeparture, type DepartureDesk } from '@/contract/desk'
import type { DepartureEnding } from '@/domain/departure-ending'
import { callPanel } from '../calls/call-panel'
import { departureCancellation } from './departure-cancellation'
import { DeskChoice } from './desk-choice'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'

type CancelDepartureFormProps = { desk: DepartureDesk; onDone: () => void; onClose: () => void }

/** Cancels a departure and tells its customers, with the reason; says first all that it does. */
export const CancelDepartureForm = ({ desk, onDone, onClose }: CancelDepartureFormProps) => {
  const { minimum_refusal: minimumRefusal } = desk.confirmation
  const [reason, setReason] = useState('')
  const [ending, setEnding] = useState<DepartureEnding>('other')
  return (
    <DeskForm
      title="Annuler ce départ"
      effects={departureCancellation({ ...desk, ending })}
      submit="Annuler le départ"
      keep="Garder le départ"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        await callPanel(cancelWholeDeparture, { params: { id: desk.id }, body: { ending, reason } })
        return 'Le départ est annulé, les clients sont prévenus.'
      }}
    >
      <DeskChoice label="Pourquoi" value={ending} options={ENDINGS} onChange={setEnding} />
      {ending === 'minimum' && minimumRefusal !== null && <p className="desk-form__lead">{minimumRefusal}</p>}
      <DeskField label="Motif, dit aux clients" required maxLength={300} value={reason} onChange={setReason} />
    </DeskForm>
  )
}

const ENDINGS = [
  { value: 'minimum', label: 'Faute de participants' },
  { value: 'circumstances', label: 'Circonstances exceptionnelles et inévitables' },
  { value: 'other', label: 'Une autre raison de l’agence' },
] as const
