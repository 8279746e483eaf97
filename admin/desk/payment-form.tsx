'use client'

import { useState } from 'react'
import { addPayment, type ReservationDesk } from '@/contract/reservation-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import {
  DESK_PAYMENT_KIND_OPTIONS,
  DESK_PAYMENT_METHOD_OPTIONS,
  MOST_REASON,
  MOST_REFERENCE,
  type DeskPaymentKind,
  type DeskPaymentMethod,
} from '@/domain/ledger/payment-words'
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
  const [kind, setKind] = useState<Choice>(() => awaitedKind(desk))
  const isReturned = kind === 'refund' || kind === 'correction'
  const [method, setMethod] = useState<DeskPaymentMethod>('bank_transfer')
  // What is due for the kind that is chosen, until another sum is typed.
  const [typed, setTyped] = useState<string | null>(null)
  const amount = typed ?? writeEuros(dueCents({ kind, desk }))
  const [receivedOn, setReceivedOn] = useState(() => calendarDayInParis(new Date()))
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState(() => (desk.refund_due_cents > 0 ? DUE_REASON : ''))
  // One form, one payment: pressed twice or sent again after a lost answer, it is written down once.
  const [key] = useState(drawKey)

  const send = async (): Promise<string> => {
    const cents = parseEuros(amount)
    if (cents === null) throw new Error('Écris un montant en euros, comme 384 ou 384,50.')
    const body = {
      ...{ kind: kind === 'correction' ? 'refund' : kind, is_correction: kind === 'correction' },
      ...{ method, amount_cents: cents, received_on: receivedOn, reference, reason, key },
    }
    await callPanel(addPayment, { params: { id: desk.id }, body })
    return kind === 'refund' ? 'Le remboursement est enregistré, le client le sait.' : 'Le règlement est enregistré.'
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
      <DeskChoice label="Nature" value={kind} options={CHOICES} onChange={setKind} />
      <DeskChoice label="Moyen" value={method} options={DESK_PAYMENT_METHOD_OPTIONS} onChange={setMethod} />
      <DeskField label="Montant (€)" inputMode="decimal" value={amount} onChange={setTyped} />
      <DeskField
        label={DAY_LABELS[kind] ?? 'Reçu le'}
        type="date"
        max={calendarDayInParis(new Date())}
        value={receivedOn}
        onChange={setReceivedOn}
      />
      <DeskField
        label={REFERENCE_LABELS[method] ?? 'Référence'}
        required={method in REFERENCE_LABELS && !isReturned}
        hint={method === 'ancv' ? 'Titre par titre, ou du premier au dernier.' : undefined}
        maxLength={MOST_REFERENCE}
        value={reference}
        onChange={setReference}
      />
      {isReturned && (
        <DeskField
          label="Motif"
          required
          hint={kind === 'refund' ? 'Le client le lit dans son message.' : CORRECTION_HINT}
          maxLength={MOST_REASON}
          value={reason}
          onChange={setReason}
        />
      )}
    </DeskForm>
  )
}

/** A payment that was typed by mistake or bounced is taken back: nothing leaves the account. */
type Choice = DeskPaymentKind | 'correction'

const CHOICES: ReadonlyArray<{ value: Choice; label: string }> = [
  ...DESK_PAYMENT_KIND_OPTIONS,
  { value: 'correction', label: 'Correction d’un règlement' },
]
const DAY_LABELS: Partial<Record<Choice, string>> = { refund: 'Rendu le', correction: 'Constaté le' }
const DUE_REASON = 'Ce qui t’est dû de ta réservation'
const CORRECTION_HINT =
  'Pour un règlement mal saisi ou un chèque impayé\u00a0: la somme est de nouveau due, et aucun message ne part.'

type Sums = Pick<ReservationDesk, 'deposit_left_cents' | 'owed_cents' | 'paid_cents' | 'refund_due_cents'>

/** What is expected next: the deposit, the rest, or what has to be given back. */
const awaitedKind = ({
  deposit_left_cents: deposit,
  owed_cents: owed,
  paid_cents: paid,
  ...desk
}: Sums): DeskPaymentKind => {
  if (desk.refund_due_cents > 0) return 'refund'
  if (deposit === 0) return 'balance'
  return deposit === owed && paid === 0 ? 'full' : 'deposit'
}

const dueCents = ({ kind, desk }: { kind: Choice; desk: Sums }): number => {
  if (kind === 'correction') return 0
  if (kind === 'refund') return desk.refund_due_cents
  return kind === 'deposit' ? desk.deposit_left_cents : desk.owed_cents
}

/** « 384,50 », as `parseEuros` reads it; empty for nothing. */
const writeEuros = (cents: number): string =>
  cents === 0 ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',')

const REFERENCE_LABELS: Partial<Record<DeskPaymentMethod, string>> = {
  cheque: 'Numéro du chèque et banque',
  ancv: 'Numéros des Chèques-Vacances',
}
