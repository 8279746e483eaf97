'use client'

import { useState } from 'react'
import { cancelWholeDeparture, type DepartureDesk } from '@/contract/desk'
import { formatCount } from '@/domain/plural'
import { callPanel } from '../calls/call-panel'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'

type CancelDepartureFormProps = { desk: DepartureDesk; onDone: () => void; onClose: () => void }

/** Cancels a departure and tells its customers, with the reason. */
export const CancelDepartureForm = ({ desk, onDone, onClose }: CancelDepartureFormProps) => {
  const [reason, setReason] = useState('')
  const count = desk.reservations.filter(({ status }) => status !== 'canceled').length
  return (
    <DeskForm
      title="Annuler ce départ"
      lead={`${formatCount(count, 'réservation sera annulée', 'réservations seront annulées')} sans frais, et les clients prévenus par mail. C’est définitif.`}
      submit="Annuler le départ"
      isDangerous
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        await callPanel(cancelWholeDeparture, { params: { id: desk.id }, body: { reason } })
        return 'Le départ est annulé, les clients sont prévenus.'
      }}
    >
      <DeskField label="Motif, dit aux clients" maxLength={300} value={reason} onChange={setReason} />
    </DeskForm>
  )
}
