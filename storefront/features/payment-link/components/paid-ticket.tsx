import { formatDays, formatDayMonth } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { useOwnBooking } from '@/storefront/lib/api/own-booking-hook'
import { useSession } from '@/storefront/lib/session/hook'
import { UnsureNote } from '@/storefront/parts/unsure-note'
import { Button } from '@/storefront/ui/button'
import { LinkButton } from '@/storefront/ui/link-button'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import type { LinkedPayment } from '../api/payment-calls'

type PaidTicketProps = { payment: LinkedPayment; onPayRest: () => void }

/** The receipt, as a ticket: at once after the payment, and at each visit since. */
export const PaidTicket = ({ payment: { detail }, onPayRest }: PaidTicketProps) => {
  const { user } = useSession()
  const { reservation_id: id, number, expedition, left, paid, total, due_on: dueOn } = detail
  const days = formatDays({ start: expedition.departure_start, end: expedition.departure_end })
  const name = user?.first_name
  const isOwn = useOwnBooking({ id, token: user?.token })
  return (
    <section className="rcpt" aria-labelledby="paye">
      <Ptarmigan className="rcpt__perch" />
      <div className="rcpt__t on-dark">
        {number && <p className="small num">Réservation {number}</p>}
        <h1 id="paye">
          {left > 0 ? 'C’est payé' : 'Tout est réglé'}
          {name && `, ${name}`}
        </h1>
        <p>
          {formatCount(expedition.travelers_count, 'place')} pour «{'\u00a0'}
          {expedition.name}
          {'\u00a0'}», {days}
        </p>
      </div>
      <div className="xcard__stub rcpt__stub">
        <dl className="rcpt__lines num">
          <div>
            <dt>Réglé</dt>
            <dd>{formatPrice(paid)}</dd>
          </div>
          {left > 0 && (
            <div>
              <dt>Reste{dueOn !== null && `, le ${formatDayMonth(dueOn)} au plus tard`}</dt>
              <dd>{formatPrice(left)}</dd>
            </div>
          )}
          <div>
            <dt>Total</dt>
            <dd>{formatPrice(total)}</dd>
          </div>
        </dl>
        <UnsureNote awaited={expedition.awaited} start={expedition.departure_start} />
        {isOwn && id !== null && (
          <LinkButton look="ink" block href={RESERVATION_PATHS.reservation(id)}>
            Voir ma réservation
          </LinkButton>
        )}
        {left > 0 && (
          <Button look="line" block onClick={onPayRest}>
            Régler le reste maintenant
          </Button>
        )}
        <p className="small soft">Le reçu part par mail.</p>
      </div>
    </section>
  )
}
