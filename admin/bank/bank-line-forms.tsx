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
export const ApplyForm = (props: FormProps) => (
  <NumberForm
    {...props}
    title="Enregistrer sur une réservation"
    label="Numéro de réservation, ou référence de carte cadeau"
    submit="Enregistrer"
    route={applyBankLine}
    done={(number) => `Enregistré sur ${number}.`}
  />
)

/** Opens a refund again. */
export const ReturnForm = (props: FormProps & { proposed: string }) => (
  <NumberForm
    {...props}
    title="Un remboursement est revenu"
    lead="La somme est de nouveau à rembourser. Elle ne compte pas comme un règlement du client."
    submit="Rouvrir le remboursement"
    route={returnRefund}
    done={(number) => `Le remboursement de ${number} est à refaire.`}
  />
)

/** Takes a payment off a booking. */
export const TakeBackForm = (props: FormProps & { proposed: string }) => (
  <NumberForm
    {...props}
    title="La banque a repris un virement"
    lead={'Le règlement est retiré de la réservation\u00a0: la somme est de nouveau due. Préviens le client.'}
    submit="Retirer le règlement"
    route={takeTransferBack}
    done={(number) => `Le règlement est retiré de ${number}.`}
  />
)

type NumberFormProps = FormProps & {
  title: string
  lead?: string
  label?: string
  submit: string
  proposed?: string
  route: typeof applyBankLine | typeof returnRefund | typeof takeTransferBack
  /** What is said once it is done. */
  done: (number: string) => string
}

const NumberForm = ({ id, label = 'Numéro de réservation', proposed = '', route, done, ...form }: NumberFormProps) => {
  const [typed, setTyped] = useState(proposed)
  return (
    <DeskForm
      {...form}
      onSubmit={async () => {
        const number = typed.trim()
        await callPanel(route, { params: { id }, body: { number } })
        return done(number)
      }}
    >
      <DeskField label={label} required maxLength={40} value={typed} placeholder="LG-7708-2039" onChange={setTyped} />
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
