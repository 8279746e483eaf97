'use client'

import '../desk/desk.css'
import { useState } from 'react'
import { listScheduledMails, type DeskMail } from '@/contract/scheduled-mails'
import { formatCount } from '@/domain/text/plural'
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
        <FirstMails mails={answer.mails} says={'departure' in of ? 'reservation' : 'neither'} onChange={reload} />
      )}
      {answer?.has_more && <p className="desk__empty">Les autres se lisent dans la liste des courriels prévus.</p>}
    </div>
  )
}

const SHOWN_FIRST = 6

/** The first six, and all for who asks: a full departure has dozens, above what can be done about it. */
const FirstMails = ({
  mails,
  says,
  onChange,
}: {
  mails: DeskMail[]
  says: 'reservation' | 'neither'
  onChange: () => void
}) => {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? mails : mails.slice(0, SHOWN_FIRST)
  return (
    <>
      <MailsTable mails={shown} says={says} onChange={onChange} />
      {shown.length < mails.length && (
        <button type="button" className="desk__link" onClick={() => setIsWhole(true)}>
          {`Voir les ${formatCount(mails.length, 'courriel')}`}
        </button>
      )}
    </>
  )
}
