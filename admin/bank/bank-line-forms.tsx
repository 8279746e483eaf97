'use client'

import { useState } from 'react'
import { applyBankLine, returnRefund, setLineAside, takeTransferBack, type BankLine } from '@/contract/bank-lines'
import { callPanel } from '../calls/call-panel'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'

/** Whether a line takes back a transfer that is not written down yet. */
export const isOpenPair = ({ credit }: Pick<BankLine, 'credit'>): boolean => credit?.state === 'open'

type FormProps = { id: number; onDone: () => void; onClose: () => void }

/** Writes a line down as a payment. */
export const ApplyForm = ({ id, onDone, onClose }: FormProps) => {
  const [number, setNumber] = useState('')
  return (
    <DeskForm
      title="Enregistrer sur une réservation"
      submit="Enregistrer"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        await callPanel(applyBankLine, { params: { id }, body: { number: number.trim() } })
        return `Enregistré sur ${number.trim()}.`
      }}
    >
      <DeskField
        label="Numéro de réservation, ou référence de carte cadeau"
        required
        maxLength={40}
        value={number}
        placeholder="LG-27-0614-42"
        onChange={setNumber}
      />
    </DeskForm>
  )
}

/** Opens a refund again. */
export const ReturnForm = ({ id, proposed, onDone, onClose }: FormProps & { proposed: string }) => {
  const [number, setNumber] = useState(proposed)
  return (
    <DeskForm
      title="Un remboursement est revenu"
      lead="La somme est de nouveau à rembourser. Elle ne compte pas comme un règlement du client."
      submit="Rouvrir le remboursement"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        await callPanel(returnRefund, { params: { id }, body: { number: number.trim() } })
        return `Le remboursement de ${number.trim()} est à refaire.`
      }}
    >
      <DeskField label="Numéro de réservation" required maxLength={40} value={number} onChange={setNumber} />
    </DeskForm>
  )
}

/** Takes a payment off a booking. */
export const TakeBackForm = ({ id, proposed, onDone, onClose }: FormProps & { proposed: string }) => {
  const [number, setNumber] = useState(proposed)
  return (
    <DeskForm
      title="La banque a repris un virement"
      lead="Le règlement est retiré de la réservation\u00a0: la somme est de nouveau due. Préviens le client."
      submit="Retirer le règlement"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        await callPanel(takeTransferBack, { params: { id }, body: { number: number.trim() } })
        return `Le règlement est retiré de ${number.trim()}.`
      }}
    >
      <DeskField label="Numéro de réservation" required maxLength={40} value={number} onChange={setNumber} />
    </DeskForm>
  )
}

/** Sets a line aside, with the open transfer that it takes back. */
export const AsideForm = ({ line, onDone, onClose }: Omit<FormProps, 'id'> & { line: BankLine }) => {
  const { id } = line
  const [reason, setReason] = useState(isOpenPair(line) ? 'La banque a repris ce virement.' : '')
  return (
    <DeskForm
      title={isOpenPair(line) ? 'Mettre les deux de côté' : 'Mettre de côté'}
      lead="Pour ce qui n’est pas d’une réservation. Rien n’est effacé."
      submit="Mettre de côté"
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        await callPanel(setLineAside, { params: { id }, body: { reason } })
        return 'Le virement est de côté.'
      }}
    >
      <DeskField label="Motif" required minLength={3} maxLength={300} value={reason} onChange={setReason} />
    </DeskForm>
  )
}
