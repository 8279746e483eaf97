'use client'

import '../cancellation/wizard.css'
import {
  hastenContractChange,
  listContractChanges,
  stopContractChange,
  type DeskChange,
} from '@/contract/contract-changes'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatShortDate } from '@/domain/days/french-dates'
import { callPanel } from '../../calls/call-panel'
import { usePanel } from '../../calls/use-panel'
import { PANEL_PATHS } from '../../dashboard/panel-paths'
import { formatCents } from '../format-cents'
import { WaitingPlan } from '../cancellation/waiting-plan'

/** The changes of a departure's contracts, once they are loaded. */
export const DepartureChanges = ({ departureId, onDone }: Omit<ContractChangesProps, 'changes'>) => {
  const { answer } = usePanel(listContractChanges, { params: { id: departureId } })
  return <ContractChanges departureId={departureId} changes={answer?.changes ?? []} onDone={onDone} />
}

type ContractChangesProps = { departureId: number; changes: DeskChange[]; onDone: () => void }

/** What became of the changes of a departure's contracts: the minutes to stop one, why it was refused, who answered what. */
export const ContractChanges = ({ departureId, changes, onDone }: ContractChangesProps) => (
  <>
    {changes.map((change) => (
      <OneChange key={change.id} departureId={departureId} change={change} onDone={onDone} />
    ))}
  </>
)

const OneChange = ({
  departureId,
  change: { id, kind, state, runs_at: runsAt, author, refusal, justification, answer_by: answerBy, answers },
  onDone,
}: {
  departureId: number
  change: DeskChange
  onDone: () => void
}) => {
  const parts = { params: { id: departureId } }
  if (state === 'planned') {
    return (
      <WaitingPlan
        title={`${TITLES[kind]}, modification prévue`}
        text={`${author ? `${author} l’a demandée. ` : ''}Rien n’est encore parti.`}
        runsAt={runsAt}
        stop={{ call: () => callPanel(stopContractChange, parts), done: 'Tout est arrêté\u00a0: rien ne change.' }}
        hasten={{ call: () => callPanel(hastenContractChange, parts), done: 'La modification part maintenant.' }}
        onDone={onDone}
      />
    )
  }
  if (state === 'refused') {
    return (
      <p className="wz__refusal">
        La modification prévue n’a pas eu lieu{'\u00a0'}: {refusal}
      </p>
    )
  }
  const asked = answers.filter(({ needs_answer: isAsked }) => isAsked)
  const given = asked.filter(({ answer }) => answer !== null).length
  return (
    <section className="wz__after" aria-label={`${TITLES[kind]}, réponses`}>
      <h4 id={`change-${String(id)}`}>
        {asked.length > 0
          ? `${TITLES[kind]}, réponses\u00a0: ${String(given)} sur ${String(asked.length)}`
          : `${TITLES[kind]}, sans réponse à donner`}
      </h4>
      <p className="wz__note">{justification}</p>
      <ul className="wz__answers">
        {answers.map((one) => (
          <li key={one.reservation_id}>
            <span className="desk-state">{stateOf({ ...one, answerBy })}</span>{' '}
            <a href={PANEL_PATHS.document('reservations', one.reservation_id)}>{one.customer}</a>
            <span className="wz__note">
              {one.from_cents === one.to_cents
                ? 'au même prix'
                : `${formatCents(one.from_cents)}, puis ${formatCents(one.to_cents)}`}
            </span>
            {one.needs_answer && one.answer === null && one.phone && (
              <a href={`tel:${one.phone}`}>Appeler, {one.phone}</a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const TITLES = { price: 'Prix', content: 'Élément essentiel' } as const

const ANSWERS = {
  accept: 'Acceptée',
  terminate: 'Contrat fini, sans frais',
  move: 'Autre date',
  void: 'Sans objet',
} as const

const stateOf = ({
  needs_answer: needsAnswer,
  answer,
  is_silence: isSilence,
  answered_at: answeredAt,
  answerBy,
}: DeskChange['answers'][number] & { answerBy: string }): string => {
  if (!needsAnswer) return 'Prévenu'
  if (answer === null) return `Peut répondre jusqu’au ${formatShortDate(answerBy)}`
  const on = answeredAt === null ? '' : ` le ${formatShortDate(calendarDayInParis(new Date(answeredAt)))}`
  return `${ANSWERS[answer]}${on}${isSilence && answer !== 'void' ? ', sans réponse' : ''}`
}
