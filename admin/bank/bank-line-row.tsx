'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { applyBankLine, reopenLine, type BankLine } from '@/contract/bank-lines'
import { formatShortDate } from '@/domain/days/french-dates'
import { callPanel } from '../calls/call-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { formatCents } from '../desk/format-cents'
import { ApplyForm, AsideForm, isOpenPair, ReturnForm, TakeBackForm } from './bank-line-forms'

type Opened = 'apply' | 'aside' | 'return' | 'take-back'
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
  const params = { id: line.id }
  return (
    <li className="bank-line">
      <div>
        <p className="bank-line__sum">{formatCents(line.amount_cents)}</p>
        <p>
          {formatShortDate(line.booked_on)}
          {line.payer !== '' && `, ${line.payer}`}
        </p>
        {KIND_WORDS[line.kind] !== null && <p>{KIND_WORDS[line.kind]}</p>}
        {line.taken_back_on !== null && (
          <p className="bank-line__warning">La banque l’a repris le {formatShortDate(line.taken_back_on)}.</p>
        )}
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
      <LineForm opened={opened} line={line} onDone={done} onClose={close} />
    </li>
  )
}

type LineFormProps = { opened: Opened | null; line: BankLine; onDone: () => void; onClose: () => void }

const LineForm = ({ opened, line, ...handlers }: LineFormProps) => {
  const { id, returned_refund: refund, credit } = line
  if (opened === 'apply') return <ApplyForm id={id} {...handlers} />
  if (opened === 'return') return <ReturnForm id={id} proposed={refund?.number ?? ''} {...handlers} />
  if (opened === 'take-back') return <TakeBackForm id={id} proposed={credit?.number ?? ''} {...handlers} />
  return opened === 'aside' && <AsideForm line={line} {...handlers} />
}

type OpenActionsProps = { line: BankLine; onOpen: (form: Opened) => void; onApply: (number: string) => void }

/** What may be done with a line that is open. */
const OpenActions = ({ line, onOpen, onApply }: OpenActionsProps) => {
  const { proposal } = line
  const forms = formsOf(line)
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

/** The forms of a line: only a receipt is a payment, and only a debit takes one off. */
const formsOf = (line: BankLine): Array<{ form: Opened; label: string }> => {
  const aside = { form: 'aside' as const, label: isOpenPair(line) ? 'Mettre les deux de côté' : 'Mettre de côté' }
  if (line.kind === 'transfer_returned') return [{ form: 'take-back', label: 'Retirer le règlement' }, aside]
  const back = { form: 'return' as const, label: 'Remboursement revenu' }
  if (line.kind === 'refund_returned') return [back, aside]
  return [{ form: 'apply', label: line.proposal ? 'Une autre' : 'Choisir la réservation' }, back, aside]
}

const KIND_WORDS: Record<BankLine['kind'], string | null> = {
  transfer: null,
  batch: 'Plusieurs virements que la banque a groupés.',
  refund_returned: 'Un de nos remboursements est revenu.',
  transfer_returned: 'La banque a repris un virement reçu.',
}

const Outcome = ({ line }: { line: BankLine }) => {
  if (line.state === 'open') return <OpenOutcome line={line} />
  const by = line.author === null ? '' : `, par ${line.author}`
  if (line.state === 'set_aside') {
    return (
      <p>
        {line.reason}
        {by}
      </p>
    )
  }
  return (
    <p>
      {line.kind === 'transfer_returned' ? 'Retiré de ' : 'Enregistré sur '}
      <a href={targetOf(line)}>{line.reservation_number ?? line.gift_reference}</a>
      {by}
    </p>
  )
}

const OpenOutcome = ({ line: { kind, proposal, credit, returned_refund: refund } }: { line: BankLine }) => {
  if (refund) {
    return (
      <p>
        {refund.number}, {refund.customer}. {refund.reason}
      </p>
    )
  }
  if (kind === 'transfer_returned') return <TakenCredit credit={credit} />
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

/** The transfer that a debit takes back, and what became of it. */
const TakenCredit = ({ credit }: Pick<BankLine, 'credit'>) => {
  if (!credit) return <p className="desk__empty">Dis de quelle réservation ce règlement est à retirer.</p>
  const said = [`Virement reçu le ${formatShortDate(credit.booked_on)}`, credit.payer].filter(Boolean).join(', ')
  return (
    <p>
      {said}
      {credit.state === 'applied' && `, enregistré sur ${credit.number ?? 'une carte cadeau'}`}
      {credit.state === 'open' && ', à traiter'}
      {credit.state === 'set_aside' && ', mis de côté'}.
    </p>
  )
}

type Target = { reservation_id: number | null; gift_card_id: number | null }

/** The page of the booking or of the gift card that a transfer is for. */
const targetOf = ({ reservation_id: reservation, gift_card_id: card }: Target): string =>
  card === null ? PANEL_PATHS.document('reservations', reservation ?? 0) : PANEL_PATHS.giftCard(card)
