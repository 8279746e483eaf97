import { useMemo, useState } from 'react'
import type { ReservationDetail } from '@/contract/reservations'
import { withDe } from '@/domain/elision'
import { Avatar } from '@/storefront/ui/avatar'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { FieldError } from '@/storefront/ui/field-error'
import { showToast } from '@/storefront/ui/toast-store'
import { cancelOneTraveler, loadTravelerCancellation } from '../api/reservation-calls'
import { participantName } from '../rules/participant-name'
import { refundNote } from '../rules/refund-text'
import { SumLine } from './sum-line'
import { useCancellation } from './use-cancellation'

type CancelTravelerDialogProps = {
  reservation: ReservationDetail
  onCancel: (reservation: ReservationDetail) => void
  onClose: () => void
}

/** Who of several does not come any more, and what that costs today; cancels that place for that sum and no other. */
export const CancelTravelerDialog = ({ reservation, onCancel, onClose }: CancelTravelerDialogProps) => {
  const { reservation_id: id, travelers_count: travelersCount, participants } = reservation
  const [position, setPosition] = useState<number | null>(null)
  const traveler = participants.find((one) => one.position === position)
  const place = traveler ? `la place ${withDe(participantName(traveler))}` : 'une place'
  const { preview, error, isSending, confirm } = useCancellation({
    load: useMemo(() => (position === null ? null : () => loadTravelerCancellation({ id, position })), [id, position]),
    send: async ({ fee }) => {
      if (position === null) return
      onCancel(await cancelOneTraveler({ id, position, fee, travelersCount }))
      showToast({ tone: 'info', message: `C’est fait\u00a0: ${place} est annulée.` })
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={'Qui ne part plus\u00a0?'}>
      <fieldset className="dash-choice" disabled={isSending}>
        <legend className="sr-only">Un seul voyageur à la fois</legend>
        {participants.map((one) => (
          <label key={one.position}>
            <input
              type="radio"
              name="traveler"
              checked={one.position === position}
              onChange={() => setPosition(one.position)}
            />
            <Avatar name={participantName(one)} size={36} />
            <b>{[participantName(one), one.last_name].filter(Boolean).join(' ')}</b>
          </label>
        ))}
      </fieldset>
      {preview && (
        <>
          <dl className="dash-sums">
            <SumLine label="Sa place" amount={preview.share} />
            <SumLine label="Frais d’annulation aujourd’hui" amount={preview.fee} />
            <SumLine label="Total sans cette place" note="Frais compris" amount={preview.total} />
            {preview.refund > 0 ? (
              <SumLine label="Remboursement" note={refundNote(preview.refund_by)} amount={preview.refund} />
            ) : (
              <SumLine label="Reste à régler" amount={preview.left_to_pay} />
            )}
          </dl>
          <p className="soft text-sm">
            Sa place est rendue tout de suite, et son profil est effacé. Les autres gardent la leur.
          </p>
        </>
      )}
      <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
      <div className="grid gap-2.5">
        <Button look="danger" block disabled={!preview} aria-disabled={isSending} onClick={() => void confirm()}>
          Annuler {place}
        </Button>
        <Button look="ghost" block onClick={onClose}>
          Je garde toutes mes places
        </Button>
      </div>
    </Dialog>
  )
}
