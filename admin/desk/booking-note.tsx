import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { MOST_NOTE, writeReservationNote, type ReservationDesk } from '@/contract/reservation-desk'
import { formatInstantInFull } from '@/domain/days/french-instants'
import { callPanel } from '../calls/call-panel'

/** What the agency notes on a booking for itself. */
export const BookingNote = ({ desk, onDone }: { desk: ReservationDesk; onDone: () => void }) => {
  const id = useId()
  const written = desk.note?.text ?? ''
  const [text, setText] = useState(written)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)

  const save = async (): Promise<void> => {
    setIsPending(true)
    setError(null)
    try {
      await callPanel(writeReservationNote, { params: { id: desk.id }, body: { text, from: written } })
      toast.success(text.trim() === '' ? 'La note est effacée.' : 'La note est enregistrée.')
      onDone()
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    }
    setIsPending(false)
  }

  return (
    <div className="desk-field">
      <label htmlFor={id}>Note interne</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MOST_NOTE}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setText(target.value)
        }}
      />
      <p id={`${id}-hint`}>
        Pour l’agence seule{'\u00a0'}: le client ne la voit jamais. N’y écris rien de la santé des voyageurs.
        {desk.note &&
          ` Écrite ${desk.note.by === null ? '' : `par ${desk.note.by} `}le ${formatInstantInFull(desk.note.at)}.`}
      </p>
      {error && (
        <p className="desk-form__error" role="alert">
          {error}
        </p>
      )}
      {text !== written && (
        <div className="desk__bar">
          <Button
            size="medium"
            margin={false}
            disabled={isPending}
            onClick={() => {
              void save()
            }}
          >
            Enregistrer la note
          </Button>
        </div>
      )}
    </div>
  )
}
