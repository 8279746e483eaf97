import type { DeskMail } from '@/contract/scheduled-mails'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatInstant } from '@/domain/days/french-instants'
import {
  DESK_MAIL_STATE_NAMES,
  mailReasonWords,
  SCHEDULED_MAIL_NAMES,
} from '@/domain/reservations/scheduled-mail-words'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { MailDecisions } from './mail-decisions'

type MailsTableProps = {
  mails: DeskMail[]
  /** Whether each says its reservation, not on that reservation's own page, and its trip, not on that departure's. */
  says: 'reservation and trip' | 'reservation' | 'neither'
  onChange: () => void
}

/** Mails that leave at their hour: which, to whom, when, and what became of each. */
export const MailsTable = ({ mails, says, onChange }: MailsTableProps) => (
  <div className="desk__scroll">
    <table className="desk-table desk-table--stacked desk-table--mails">
      <thead>
        <tr>
          <th scope="col">Courriel</th>
          <th scope="col">À</th>
          {says !== 'neither' && <th scope="col">Réservation</th>}
          <th scope="col">Quand</th>
          <th scope="col">État</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td>{SCHEDULED_MAIL_NAMES[mail.kind]}</td>
            <td>
              {mail.to_name ?? mail.to_email ?? 'Adresse effacée'}
              <span className="desk-table__note">
                {[mail.to_name && mail.to_email, mail.is_invited && 'voyageur invité'].filter(Boolean).join(', ')}
              </span>
            </td>
            {says !== 'neither' && (
              <td>
                <a href={PANEL_PATHS.document('reservations', mail.reservation_id)}>{mail.reservation_number}</a>
                {says === 'reservation and trip' && (
                  <span className="desk-table__note">
                    {mail.expedition}, {formatShortDate(mail.departure_start)}
                  </span>
                )}
              </td>
            )}
            <td>{formatInstant(mail.due_at)}</td>
            <td>
              <span className="desk-state">{DESK_MAIL_STATE_NAMES[mail.state]}</span>
              <span className="desk-table__note">{outcomeOf(mail)}</span>
              {mail.state === 'planned' && <MailDecisions mail={mail} onDone={onChange} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** `le 3 mai, par Léa` or `c’est réglé`. */
const outcomeOf = ({ state, reason, note, author, settled_at: at }: DeskMail): string => {
  const parts = [
    mailReasonWords({ reason, note }),
    state === 'sent' && at !== null && formatInstant(at),
    author !== null && `par ${author}`,
  ]
  return parts.filter(Boolean).join(', ')
}
