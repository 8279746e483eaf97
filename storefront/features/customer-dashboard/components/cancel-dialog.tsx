import { useCallback } from 'react'
import type { ReservationDetail } from '@/contract/reservations'
import { trackRefund } from '@/storefront/lib/track-booking'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { FieldError } from '@/storefront/ui/field-error'
import { showToast } from '@/storefront/ui/toast-store'
import { cancelBooking, loadCancellation } from '../api/reservation-calls'
import { refundNote } from '../rules/refund-text'
import { SumLine } from './sum-line'
import { useCancellation } from './use-cancellation'

type CancelDialogProps = {
  reservation: ReservationDetail
  onCancel: (reservation: ReservationDetail) => void
  onClose: () => void
}

/** Says what cancelling today costs before it is done; cancels for that sum and no other. */
export const CancelDialog = ({ reservation, onCancel, onClose }: CancelDialogProps) => {
  const { reservation_id: id, travelers_count: seats } = reservation
  const { preview, error, isSending, confirm } = useCancellation({
    load: useCallback(() => loadCancellation(id), [id]),
    send: async ({ fee, refund }) => {
      onCancel(await cancelBooking({ id, fee }))
      trackRefund({ reservation, value: refund })
      showToast({ tone: 'info', message: 'Ta réservation est annulée.' })
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={'Annuler ta réservation\u00a0?'}>
      <p className="soft">
        {seats === 1 ? 'La place' : `Les ${String(seats)}\u00a0places`} de «{'\u00a0'}
        {reservation.name}
        {'\u00a0'}» {seats === 1 ? 'sera rendue' : 'seront rendues'} tout de suite.
      </p>
      {preview && (
        <dl className="dash-sums">
          <SumLine label="Frais d’annulation aujourd’hui" amount={preview.fee} />
          <SumLine
            label="Remboursement"
            note={preview.refund > 0 ? refundNote(preview.refund_by) : 'Sur ce qui a été reçu'}
            amount={preview.refund}
          />
        </dl>
      )}
      <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
      <div className="grid gap-2.5">
        <Button look="danger" block disabled={!preview} aria-disabled={isSending} onClick={() => void confirm()}>
          Annuler la réservation
        </Button>
        <Button look="ghost" block onClick={onClose}>
          {seats === 1 ? 'Je garde ma place' : 'Je garde mes places'}
        </Button>
      </div>
    </Dialog>
  )
}
