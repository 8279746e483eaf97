'use client'

import { useState } from 'react'
import { setDiscount, type ReservationDesk } from '@/contract/reservation-desk'
import { callPanel } from '../calls/call-panel'
import { parseEuros } from '../components/parse-euros'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'
import { formatCents } from './format-cents'

type DiscountFormProps = { desk: ReservationDesk; onDone: () => void; onClose: () => void }

/** Takes something off the price for the agency, with its reason. */
export const DiscountForm = ({ desk, onDone, onClose }: DiscountFormProps) => {
  const [amount, setAmount] = useState((desk.discount_cents / 100).toString().replace('.', ','))
  const [reason, setReason] = useState('')

  const send = async (): Promise<string> => {
    const cents = parseEuros(amount)
    if (cents === null) throw new Error('Écris un montant en euros, 0 pour aucun.')
    await callPanel(setDiscount, {
      params: { id: desk.id },
      body: { amount_cents: cents, from_cents: desk.discount_cents, reason },
    })
    return 'Le prix est changé, le client est prévenu.'
  }

  return (
    <DeskForm
      title="Remise de l’agence"
      lead={`Sur un prix de ${formatCents(desk.discount_max_cents)}, jamais au-delà. Elle est une ligne du prix, du contrat et des frais d’annulation.`}
      effects={[
        'Le montant remplace celui d’avant, 0 le retire. Chacun reste dans l’historique avec son motif.',
        'Un acompte qui n’est pas réglé baisse avec le prix\u00a0; ce qui est payé en trop est à rembourser.',
      ]}
      submit="Enregistrer"
      onSubmit={send}
      onDone={onDone}
      onClose={onClose}
    >
      <DeskField label="Remise (€)" inputMode="decimal" value={amount} onChange={setAmount} />
      <DeskField
        label="Motif, pour l’équipe"
        required
        minLength={3}
        maxLength={300}
        value={reason}
        onChange={setReason}
      />
    </DeskForm>
  )
}
