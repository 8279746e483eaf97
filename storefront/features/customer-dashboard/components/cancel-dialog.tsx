import { useEffect, useState } from 'react'
import type { ReservationDetail } from '@/contract/reservations'
import { formatPrice } from '@/domain/price'
import { ApiError } from '@/storefront/lib/api-error'
import { trackRefund } from '@/storefront/lib/track-booking'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { FieldError } from '@/storefront/ui/field-error'
import { showToast } from '@/storefront/ui/toast-store'
import { cancelBooking, loadCancellation, type CancellationPreview } from '../api/reservation-calls'

type CancelDialogProps = {
  reservation: ReservationDetail
  onCancel: (reservation: ReservationDetail) => void
  onClose: () => void
}

/** Says what cancelling today costs before it is done; cancels for that sum and no other. */
export const CancelDialog = ({ reservation, onCancel, onClose }: CancelDialogProps) => {
  const { reservation_id: id, travelers_count: seats } = reservation
  const [preview, setPreview] = useState<CancellationPreview>()
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    let isGone = false
    loadCancellation(id).then(
      (found) => !isGone && setPreview(found),
      (refusal: unknown) => !isGone && setError(messageOf(refusal)),
    )
    return () => {
      isGone = true
    }
  }, [id])

  const confirm = async (fee: number) => {
    if (isSending) return
    setIsSending(true)
    setError(undefined)
    try {
      onCancel(await cancelBooking({ id, fee }))
      trackRefund({ reservation, value: preview?.refund ?? 0 })
      showToast({ tone: 'info', message: 'Ta réservation est annulée.' })
      onClose()
    } catch (refusal) {
      setError(messageOf(refusal))
      // The day changed, perhaps: what is shown must be what it costs now.
      setPreview(await loadCancellation(id).catch(() => undefined))
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Dialog open onClose={onClose} title={'Annuler ta réservation\u00a0?'}>
      <p className="soft">
        {seats === 1 ? 'La place' : `Les ${String(seats)}\u00a0places`} de «{'\u00a0'}
        {reservation.name}
        {'\u00a0'}» {seats === 1 ? 'sera rendue' : 'seront rendues'} tout de suite.
      </p>
      {preview && (
        <dl className="dash-sums">
          <div>
            <dt>Frais d’annulation aujourd’hui</dt>
            <dd className="num">{formatPrice(preview.fee)}</dd>
          </div>
          <div>
            <dt>
              Remboursement
              <small>Sur ce qui a été reçu</small>
            </dt>
            <dd className="num">{formatPrice(preview.refund)}</dd>
          </div>
        </dl>
      )}
      <div aria-live="polite">{error && <FieldError>{error}</FieldError>}</div>
      <div className="grid gap-2.5">
        <Button
          look="danger"
          block
          disabled={!preview}
          aria-disabled={isSending}
          onClick={() => preview && void confirm(preview.fee)}
        >
          Annuler la réservation
        </Button>
        <Button look="ghost" block onClick={onClose}>
          {seats === 1 ? 'Je garde ma place' : 'Je garde mes places'}
        </Button>
      </div>
    </Dialog>
  )
}

const messageOf = (refusal: unknown): string =>
  refusal instanceof ApiError ? refusal.error : 'Une erreur est survenue. Réessaie dans un instant.'
