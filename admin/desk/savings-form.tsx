'use client'

import { useState } from 'react'
import { setSavings, type ReservationDesk } from '@/contract/reservation-desk'
import { callPanel } from '../calls/call-panel'
import { parseEuros } from '../components/parse-euros'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'
import { formatCents } from './format-cents'

type SavingsFormProps = { desk: ReservationDesk; onDone: () => void; onClose: () => void }

/** Writes down what was saved or sold again of what was canceled: the fee is lowered by it. */
export const SavingsForm = ({ desk, onDone, onClose }: SavingsFormProps) => {
  const [amount, setAmount] = useState((desk.savings_cents / 100).toString().replace('.', ','))
  const [note, setNote] = useState('')

  const send = async (): Promise<string> => {
    const cents = parseEuros(amount)
    if (cents === null) throw new Error('Écris un montant en euros, 0 pour aucun.')
    await callPanel(setSavings, { params: { id: desk.id }, body: { amount_cents: cents, note } })
    return 'Les économies sont enregistrées.'
  }

  return (
    <DeskForm
      title="Économies et revente"
      lead={`Frais gardés avant économies\u00a0: ${formatCents(desk.gross_fee_cents)}. La loi en retire ce que l’agence n’a pas dépensé et ce qu’elle a revendu.`}
      effects={[
        'Le montant remplace celui d’avant, et reste dans l’historique.',
        'Ce qui est dû au client augmente d’autant.',
      ]}
      submit="Enregistrer"
      onSubmit={send}
      onDone={onDone}
      onClose={onClose}
    >
      <DeskField label="Économies et revente (€)" inputMode="decimal" value={amount} onChange={setAmount} />
      <DeskField label="D’où elles viennent" maxLength={200} value={note} onChange={setNote} />
    </DeskForm>
  )
}
