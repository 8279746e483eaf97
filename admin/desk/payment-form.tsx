'use client'

import { useState } from 'react'
import { addPayment, type ReservationDesk } from '@/contract/desk'
import { calendarDayInParis } from '@/domain/calendar-day'
import {
  DESK_PAYMENT_KIND_OPTIONS,
  DESK_PAYMENT_METHOD_OPTIONS,
  MOST_REFERENCE,
  type DeskPaymentKind,
  type DeskPaymentMethod,
} from '@/domain/payment-words'
import { callPanel } from '../calls/call-panel'
import { parseEuros } from '../components/parse-euros'
import { DeskChoice } from './desk-choice'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'
import { drawKey } from './draw-key'
import { formatCents } from './format-cents'

type PaymentFormProps = { desk: ReservationDesk; onDone: () => void; onClose: () => void }

/** Writes down what was received, or given back. */
export const PaymentForm = ({ desk, onDone, onClose }: PaymentFormProps) => {
  const [kind, setKind] = useState<DeskPaymentKind>('deposit')
  const [method, setMethod] = useState<DeskPaymentMethod>('bank_transfer')
  const [amount, setAmount] = useState('')
  const [receivedOn, setReceivedOn] = useState(() => calendarDayInParis(new Date()))
  const [reference, setReference] = useState('')
  // One form, one payment: pressed twice or sent again after a lost answer, it is written down once.
  const [key] = useState(drawKey)

  const send = async (): Promise<string> => {
    const cents = parseEuros(amount)
    if (cents === null) throw new Error('Écris un montant en euros, comme 384 ou 384,50.')
    const body = { kind, method, amount_cents: cents, received_on: receivedOn, reference, key }
    await callPanel(addPayment, { params: { id: desk.id }, body })
    return 'Le règlement est enregistré.'
  }

  return (
    <DeskForm
      title="Enregistrer un règlement"
      lead={`${formatCents(desk.paid_cents)} réglés sur ${formatCents(desk.total_cents)}.${desk.credit_cents > 0 ? ` ${formatCents(desk.credit_cents)} d’avoir à ce client.` : ''}`}
      submit="Enregistrer"
      onSubmit={send}
      onDone={onDone}
      onClose={onClose}
    >
      <DeskChoice label="Nature" value={kind} options={DESK_PAYMENT_KIND_OPTIONS} onChange={setKind} />
      <DeskChoice label="Moyen" value={method} options={DESK_PAYMENT_METHOD_OPTIONS} onChange={setMethod} />
      <DeskField label="Montant (€)" inputMode="decimal" value={amount} onChange={setAmount} />
      <DeskField
        label={kind === 'refund' ? 'Rendu le' : 'Reçu le'}
        type="date"
        max={calendarDayInParis(new Date())}
        value={receivedOn}
        onChange={setReceivedOn}
      />
      <DeskField
        label={REFERENCE_LABELS[method] ?? 'Référence'}
        required={method in REFERENCE_LABELS && kind !== 'refund'}
        hint={method === 'ancv' ? 'Titre par titre, ou du premier au dernier.' : undefined}
        maxLength={MOST_REFERENCE}
        value={reference}
        onChange={setReference}
      />
    </DeskForm>
  )
}

const REFERENCE_LABELS: Partial<Record<DeskPaymentMethod, string>> = {
  cheque: 'Numéro du chèque et banque',
  ancv: 'Numéros des Chèques-Vacances',
}
