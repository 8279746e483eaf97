'use client'

import { useState } from 'react'
import { cancelForCustomer, type ReservationDesk } from '@/contract/reservation-desk'
import { callPanel } from '../calls/call-panel'
import { parseEuros } from '../components/parse-euros'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'
import { formatCents } from './format-cents'

type CancelReservationFormProps = { desk: ReservationDesk; onDone: () => void; onClose: () => void }

/** Cancels a reservation, with its reason and the fee the agency chooses. */
export const CancelReservationForm = ({ desk, onDone, onClose }: CancelReservationFormProps) => {
  const [reason, setReason] = useState('')
  const [fee, setFee] = useState((desk.fee_cents / 100).toString().replace('.', ','))

  const refund = Math.max(0, desk.paid_cents - (parseEuros(fee) ?? desk.fee_cents))

  const send = async (): Promise<string> => {
    const cents = parseEuros(fee)
    if (cents === null) throw new Error('Écris les frais en euros, 0 pour aucun.')
    const body = { reason, fee_cents: cents }
    await callPanel(cancelForCustomer, { params: { id: desk.id }, body })
    return 'La réservation est annulée, le client est prévenu.'
  }

  return (
    <DeskForm
      title="Annuler la réservation"
      lead={`Par les conditions, annuler aujourd’hui coûte ${formatCents(desk.fee_cents)}.`}
      effects={[
        'Le client est prévenu par mail, avec ton motif.',
        refund > 0 ? `${formatCents(refund)} à rembourser.` : 'Rien à rembourser.',
        'C’est définitif\u00a0: une réservation annulée ne rouvre pas.',
      ]}
      submit="Annuler la réservation"
      keep="Garder la réservation"
      onSubmit={send}
      onDone={onDone}
      onClose={onClose}
    >
      <DeskField label="Motif, dit au client" required maxLength={300} value={reason} onChange={setReason} />
      <DeskField label="Frais retenus (€)" inputMode="decimal" value={fee} onChange={setFee} />
    </DeskForm>
  )
}
