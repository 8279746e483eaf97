import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { receiveAuthorisation } from '@/contract/guardian'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatShortDate } from '@/domain/days/french-dates'
import { callPanel } from '../calls/call-panel'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'

/** Whether the authorisation that a guardian signs came back, and the form that says so. */
export const AuthorisationForm = ({ desk, onDone }: { desk: ReservationDesk; onDone: () => void }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [day, setDay] = useState(() => calendarDayInParis(new Date()))
  const { id, authorisation } = desk
  const write = async (received_on: string | null): Promise<void> => {
    await callPanel(receiveAuthorisation, { params: { id }, body: { received_on } })
  }
  if (authorisation) {
    const by = authorisation.by === null ? '' : `, par ${authorisation.by}`
    return (
      <div className="desk__bar">
        <p>{`Autorisation signée\u00a0: reçue le ${formatShortDate(authorisation.received_on)}${by}.`}</p>
        <button
          type="button"
          className="desk__link"
          onClick={() => {
            write(null).then(onDone, (reason: unknown) => toast.error(String(reason)))
          }}
        >
          Elle n’est pas revenue
        </button>
      </div>
    )
  }
  if (!isOpen) {
    return (
      <div className="desk__bar">
        <p className="desk__due">Autorisation signée{'\u00a0'}: pas encore reçue.</p>
        <button
          type="button"
          className="desk__link"
          onClick={() => {
            setIsOpen(true)
          }}
        >
          Noter son retour
        </button>
      </div>
    )
  }
  return (
    <DeskForm
      title="Autorisation signée"
      lead="Le guide la voit reçue sur sa liste, et le rappel ne part plus."
      submit="Noter son retour"
      onSubmit={async () => {
        await write(day)
        return 'L’autorisation signée est notée reçue.'
      }}
      onDone={onDone}
      onClose={() => {
        setIsOpen(false)
      }}
    >
      <DeskField label="Reçue le" type="date" required value={day} onChange={setDay} />
    </DeskForm>
  )
}
