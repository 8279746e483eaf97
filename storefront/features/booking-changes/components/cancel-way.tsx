import { useMemo, useState } from 'react'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { withDe } from '@/domain/text/elision'
import { formatPrice } from '@/domain/text/price'
import { refundNote } from '@/domain/ledger/refund-means'
import { participantName } from '@/storefront/lib/forms/participant-name'
import { trackRefund } from '@/storefront/lib/tracking/track-booking'
import { SumLine } from '@/storefront/parts/sum-line'
import { Note } from '@/storefront/ui/note'
import { cancelBooking, cancelOneTraveler, loadCancellation, loadTravelerCancellation } from '../api/change-calls'
import { useCancellation } from '../api/use-cancellation'
import { cancelReceipt } from '../rules/change-receipts'
import { shareWords } from '../rules/share-words'
import type { WayProps } from '../rules/way-props'
import { ALL_PLACES, CancelWho } from './cancel-who'
import { PayBox } from './pay-box'
import { PromoNote } from './promo-note'

/** Who does not come any more, one or all, what that costs today, and the press that cancels for that sum and no other. */
export const CancelWay = ({ reservation, onDone, onRefresh }: WayProps) => {
  const { reservation_id: id, travelers_count: travelers } = reservation
  const [chosen, setChosen] = useState<number | null>(travelers === 1 ? ALL_PLACES : null)
  const name = nameOf({ reservation, chosen })
  const { preview, error, isSending, confirm } = useCancellation<CancelPreview>({
    load: useMemo(() => loaderOf({ id, chosen }), [id, chosen]),
    send: async ({ fee, refund, total }) => {
      const after =
        chosen === ALL_PLACES || chosen === null
          ? await cancelBooking({ id, fee })
          : await cancelOneTraveler({ id, position: chosen, fee, total, travelersCount: travelers })
      trackRefund({ reservation, value: refund, travelers: chosen === ALL_PLACES ? travelers : 1 })
      onDone({ reservation: after, receipt: cancelReceipt({ after, name, fee }) })
    },
    onRefused: onRefresh,
  })
  return (
    <>
      {travelers > 1 && (
        <CancelWho reservation={reservation} chosen={chosen} isSending={isSending} onChoose={setChosen} />
      )}
      {chosen !== null && (
        <PayBox
          action={actionOf({ what: name === null ? 'la réservation' : `la place ${withDe(name)}`, preview })}
          look="danger"
          keep="Ne rien changer"
          reservationId={id}
          isReady={preview !== undefined}
          isSending={isSending}
          error={error}
          onConfirm={() => void confirm()}
        >
          {preview && <CancelSums preview={preview} payments={reservation.payments} />}
          <ShareNote words={preview && shareWords({ shares: preview.shares, leaving: name })} />
          <PromoNote promo={preview?.promo} />
          <p className="small soft">{goneText(name === null ? travelers : 1)}</p>
        </PayBox>
      )}
    </>
  )
}

const ShareNote = ({ words }: { words: string | null | undefined }) => words && <Note tone="info">{words}</Note>

const nameOf = ({ reservation, chosen }: { reservation: ReservationDetail; chosen: number | null }): string | null => {
  const traveler = reservation.participants.find(({ position }) => position === chosen)
  return traveler ? participantName(traveler) : null
}

const loaderOf = ({ id, chosen }: { id: number; chosen: number | null }): (() => Promise<CancelPreview>) | null => {
  if (chosen === null) return null
  if (chosen !== ALL_PLACES) return () => loadTravelerCancellation({ id, position: chosen })
  return async () => ({ ...(await loadCancellation(id)), total: null, left_to_pay: null, promo: null, shares: [] })
}

const actionOf = ({ what, preview }: { what: string; preview: CancelPreview | undefined }): string => {
  if (!preview) return `Annuler ${what}`
  return preview.refund > 0
    ? `Annuler ${what}, ${formatPrice(preview.refund)} remboursés`
    : `Annuler ${what}, ${formatPrice(preview.fee)} de frais`
}

const goneText = (places: number): string =>
  places === 1
    ? 'La place repart en vente aussitôt\u00a0: on ne pourra pas te la garantir à nouveau.'
    : 'Les places repartent en vente aussitôt\u00a0: on ne pourra pas te les garantir à nouveau.'

type CancelPreview = {
  fee: number
  refund: number
  refund_by: string
  /** What the booking comes to afterwards; null when all of it is canceled. */
  total: number | null
  left_to_pay: number | null
  /** What becomes of the promo code. */
  promo: string | null
  /** The shares of a deposit that several paid. */
  shares: Array<{ name: string | null; paid: number; refund: number }>
}

type CancelSumsProps = { preview: CancelPreview } & Pick<ReservationDetail, 'payments'>

/** What canceling costs today, and what comes back or is left to pay. */
const CancelSums = ({ preview, payments }: CancelSumsProps) => (
  <dl className="dash-sums">
    <SumLine label="Frais d’annulation aujourd’hui" amount={preview.fee} />
    {preview.total !== null && <SumLine label="Total sans cette place" note="Frais compris" amount={preview.total} />}
    {preview.refund > 0 || preview.left_to_pay === null ? (
      <SumLine
        label="Remboursement"
        note={
          preview.refund > 0
            ? refundNote({ payments, amount: preview.refund, by: preview.refund_by })
            : 'Sur ce qui a été reçu'
        }
        amount={preview.refund}
      />
    ) : (
      <SumLine
        label="Reste à régler"
        note="La place est déduite du solde, rien n’est à rembourser"
        amount={preview.left_to_pay}
      />
    )}
  </dl>
)
