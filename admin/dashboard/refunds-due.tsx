'use client'

import { Link } from '@payloadcms/ui'
import { listRefundsDue, type RefundDue } from '@/contract/cancellation'
import { formatShortDate } from '@/domain/days/french-dates'
import { usePanel } from '../calls/use-panel'
import { formatCents } from '../desk/format-cents'
import { AgencyTable } from './agency-table'
import { PANEL_PATHS } from './panel-paths'

/** What is to be paid back, the first due first, what is late in red; nothing when there is none. */
export const RefundsDue = () => {
  const { answer, error } = usePanel(listRefundsDue, NOTHING_ASKED)
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer || answer.refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds-due-title">
      <div className="agency__head">
        <h2 id="refunds-due-title" className="agency__subtitle">
          À rembourser
        </h2>
      </div>
      <AgencyTable
        rows={answer.refunds}
        keyOf={({ reservation_id }) => reservation_id}
        columns={[
          {
            label: 'Réservation',
            show: ({ reservation_id, number, customer }) => (
              <Link href={PANEL_PATHS.document('reservations', reservation_id)}>
                {number}, {customer}
              </Link>
            ),
          },
          { label: 'Somme', show: (refund) => `${formatCents(refund.amount_cents)}${cardWords(refund)}` },
          {
            label: 'Au plus tard',
            show: ({ due_on, is_late }) => `${formatShortDate(due_on)}${is_late ? ', en retard' : ''}`,
            isLate: ({ is_late }) => is_late,
          },
          { label: 'Choix', show: choiceWords },
        ]}
      />
    </section>
  )
}

const NOTHING_ASKED = {}

const cardWords = ({ pending_cents: pending, failed_cents: failed }: RefundDue): string =>
  [
    ...(pending > 0 ? [`, dont ${formatCents(pending)} en route par carte`] : []),
    ...(failed > 0 ? [`, dont ${formatCents(failed)} refusés par la carte\u00a0: à rendre par virement`] : []),
  ].join('')

const choiceWords = ({ choice, answer_by: answerBy }: RefundDue): string => {
  if (choice === null) return answerBy === null ? 'Aucun à faire' : `Peut choisir jusqu’au ${formatShortDate(answerBy)}`
  return { refund: 'Remboursement choisi', move: 'Autre date choisie', credit: 'Avoir choisi' }[choice]
}
