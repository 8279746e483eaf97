'use client'

import '../desk/desk.css'
import { listScheduledMails } from '@/contract/scheduled-mails'
import { usePanel } from '../calls/use-panel'
import { MailsTable } from './mails-table'

type ScheduledMailsProps = { of: { reservation: number } | { departure: number } }

/** On a desk: what is written at its hour to who booked and to those invited, and what became of it. */
export const ScheduledMails = ({ of }: ScheduledMailsProps) => {
  const { answer, error, reload } = usePanel(listScheduledMails, { query: of })
  return (
    <div className="desk__holds">
      <h4>Courriels prévus</h4>
      {error !== null && <p role="alert">{error}</p>}
      {!answer && error === null && <p className="desk__empty">Chargement…</p>}
      {answer?.mails.length === 0 && <p className="desk__empty">Aucun courriel n’est prévu.</p>}
      {answer && answer.mails.length > 0 && (
        <MailsTable mails={answer.mails} says={'departure' in of ? 'reservation' : 'neither'} onChange={reload} />
      )}
      {answer?.has_more && <p className="desk__empty">Les autres se lisent dans la liste des courriels prévus.</p>}
    </div>
  )
}
