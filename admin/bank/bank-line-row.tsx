'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { applyBankLine, reopenLine, returnRefund, setLineAside, type BankLine } from '@/contract/bank-lines'
import { formatShortDate } from '@/domain/french-dates'
import { callPanel } from '../calls/call-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'
import { formatCents } from '../desk/format-cents'

type Opened = 'apply' | 'aside' | 'return'
type BankLineRowProps = { line: BankLine; onDone: () => void }

/** A transfer, what it seems to be for and why, and what is done with it. */
export const BankLineRow = ({ line, onDone }: BankLineRowProps) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => {
    setOpened(null)
  }
  const done = () => {
    close()
    onDone()
  }
  const attempt = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    try {
      await work()
      toast.success(said)
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : String(reason))
    }
    onDone()
  }
  const { id } = line
  const params = { id }
  return (
    <li className="bank-line">
      <div>
        <p className="bank-line__sum">{formatCents(line.amount_cents)}</p>
        <p>
          {formatShortDate(line.booked_on)}
          {line.payer !== '' && `, ${line.payer}`}
        </p>
        {KIND_WORDS[line.kind] !== null && <p>{KIND_WORDS[line.kind]}</p>}
        <p className="desk-table__note">{line.words}</p>
      </div>
      <Outcome line={line} />
      {line.state === 'open' && (
        <OpenActions
          line={line}
          onOpen={setOpened}
          onApply={(number) => {
            void attempt(() => callPanel(applyBankLine, { params, body: { number } }), `Enregistré sur ${number}.`)
          }}
        />
      )}
      {line.state === 'set_aside' && (
        <div className="bank-line__actions">
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => {
              void attempt(() => callPanel(reopenLine, { params }), 'Le virement est à traiter.')
            }}
          >
            Reprendre
          </Button>
        </div>
      )}
      {opened === 'apply' && <ApplyForm id={id} onDone={done} onClose={close} />}
      {opened === 'return' && (
        <ReturnForm id={id} proposed={line.returned_refund?.number ?? ''} onDone={done} onClose={close} />
      )}
      {opened === 'aside' && <AsideForm id={id} onDone={done} onClose={close} />}
    </li>
  )
}

type OpenActionsProps = { line: BankLine; onOpen: (form: Opened) => void; onApply: (number: string) => void }

/** What may be done with a line that is open; a refund that came back is no payment. */
const OpenActions = ({ line: { kind, proposal }, onOpen, onApply }: OpenActionsProps) => {
  const forms: Array<{ form: Opened; label: string }> = [
    ...(kind === 'refund_returned'
      ? []
      : [{ form: 'apply' as const, label: proposal ? 'Une autre' : 'Choisir la réservation' }]),
    { form: 'return', label: 'Remboursement revenu' },
    { form: 'aside', label: 'Mettre de côté' },
  ]
  return (
    <div className="bank-line__actions">
      {proposal && (
        <Button
          size="medium"
          margin={false}
          buttonStyle={proposal.is_sure ? 'primary' : 'secondary'}
          onClick={() => {
            onApply(proposal.number)
          }}
        >
          Enregistrer sur {proposal.number}
        </Button>
      )}
      {forms.map(({ form, label }) => (
        <Button
          key={form}
          buttonStyle="secondary"
          size="medium"
          margin={false}
          onClick={() => {
            onOpen(form)
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

const KIND_WORDS: Record<BankLine['kind'], string | null> = {
  transfer: null,
  batch: 'Plusieurs virements que la banque a groupés.',
  refund_returned: 'Un de nos remboursements est revenu.',
}

const Outcome = ({
  line: {
    state,
    kind,
    proposal,
    returned_refund: refund,
    reservation_id,
    reservation_number,
    gift_card_id,
    gift_reference,
    reason,
    author,
  },
}: {
  line: BankLine
}) => {
  if (state === 'applied') {
    return (
      <p>
        Enregistré sur <a href={targetOf({ reservation_id, gift_card_id })}>{reservation_number ?? gift_reference}</a>
        {author !== null && `, par ${author}`}
      </p>
    )
  }
  if (state === 'set_aside') {
    return (
      <p>
        {reason}
        {author !== null && `, par ${author}`}
      </p>
    )
  }
  if (refund) {
    return (
      <p>
        {refund.number}, {refund.customer}. {refund.reason}
      </p>
    )
  }
  if (kind === 'refund_returned') return <p className="desk__empty">Dis quel remboursement est à refaire.</p>
  if (!proposal) return <p className="desk__empty">Aucune réservation ne correspond.</p>
  return (
    <div>
      <p>
        <span className={proposal.is_sure ? 'desk-state bank-line__mark--sure' : 'desk-state'}>
          {proposal.is_sure ? 'Sûr' : 'À vérifier'}
        </span>{' '}
        <a href={targetOf(proposal)}>{proposal.number}</a>, {proposal.customer}
      </p>
      <p className="desk-table__note">
        {proposal.expedition}, {formatCents(proposal.left_cents)} à régler. {proposal.reason}
      </p>
    </div>
  )
}

type Target = { reservation_id: number | null; gift_card_id: number | null }

/** The page of the booking or of the gift card that a transfer is for. */
const targetOf = ({ reservation_id: reservation, gift_card_id: card }: Target): string =>
  card === null ? PANEL_PATHS.document('reservations', reservation ?? 0) : PANEL_PATHS.giftCard(card)

type FormProps = { id: number; onDone: () => void; onClose: () => void }

const ApplyForm = ({ id, onDone, onClose }: FormProps) => {
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

const ReturnForm = ({ id, proposed, onDone, onClose }: FormProps & { proposed: string }) => {
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

const AsideForm = ({ id, onDone, onClose }: FormProps) => {
  const [reason, setReason] = useState('')
  return (
    <DeskForm
      title="Mettre de côté"
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
