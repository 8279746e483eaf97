'use client'

import { useState } from 'react'
import { cancelWholeDeparture, type DepartureDesk } from '@/contract/desk'
import { callPanel } from '../calls/call-panel'
import { departureCancellation } from './departure-cancellation'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'

type CancelDepartureFormProps = { desk: DepartureDesk; onDone: () => void; onClose: () => void }

/** Cancels a departure and tells its customers, with the reason; says first all that it does. */
export const CancelDepartureForm = ({ desk, onDone, onClose }: CancelDepartureFormProps) => {
  const [reason, setReason] = useState('')
  return (
    <DeskForm
      title="Annuler ce départ"
      effects={departureCancellation(desk)}
      submit="Annuler le départ"
      keep="Garder le départ"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        await callPanel(cancelWholeDeparture, { params: { id: desk.id }, body: { reason } })
        return 'Le départ est annulé, les clients sont prévenus.'
      }}
    >
      <DeskField label="Motif, dit aux clients" required maxLength={300} value={reason} onChange={setReason} />
    </DeskForm>
  )
}
