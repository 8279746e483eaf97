import { CalendarPlus, Check } from 'lucide'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatPrice } from '@/domain/text/price'
import { settledSum } from '@/domain/reservations/settled-sum'
import { ApiError } from '@/storefront/lib/api/api-error'
import { useSession } from '@/storefront/lib/session/hook'
import { trackPurchase } from '@/storefront/lib/tracking/track-booking'
import { UnsureNote } from '@/storefront/parts/unsure-note'
import { Badge } from '@/storefront/ui/badge'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { useOrderedCart } from '../api/use-ordered-cart'
import { BankTransfer } from './bank-transfer'
import { ConfirmationTicket } from './confirmation-ticket'
import { NextThings } from './next-things'
import { PaidSum } from './paid-sum'
import { TunnelLoading } from './tunnel-loading'

/** Step 5: it is booked, what is to be paid, what comes next. */
export const Confirmation = ({ cartId }: { cartId: number }) => {
  const router = useRouter()
  const { user } = useSession()
  const { data: reservation, error } = useOrderedCart(cartId)
  // Not ordered yet: the step before says what became of the cart.
  const isEarly = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (isEarly) router.replace(`/reservations/${String(cartId)}/4`)
  }, [isEarly, cartId, router])

  useEffect(() => {
    if (reservation && reservation.status !== 'canceled') trackPurchase(reservation)
  }, [reservation])

  if (!reservation) {
    if (!error || isEarly) return <TunnelLoading />
    return (
      <Note tone="danger" role="alert">
        {error.message}
      </Note>
    )
  }
  const { travelers_count: travelers, reservation_id: id, number } = reservation
  if (reservation.status === 'canceled') return <CanceledOrder reservation={reservation} />
  return (
    <>
      <div className="conf">
        <div>
          <Badge tone="ok">
            <Icon of={Check} />
            Réservation enregistrée
          </Badge>
          <h1 className="poster conf__title">
            En route{user?.first_name && `, ${user.first_name}`}
            {'\u00a0'}!
          </h1>
          <p className="lead">
            {travelers === 1 ? 'Ta place est à toi.' : `Tes ${travelers}\u00a0places sont à toi.`} Un email part vers{' '}
            <span className="as-typed">{user?.email}</span>, avec le récapitulatif.
          </p>
          <p className="num soft conf__number">Réservation {number}</p>
          <div className="row wrapx">
            <LinkButton look="go" size="lg" href={`/my-expeditions/${id}`}>
              Accéder au dashboard
            </LinkButton>
            <a className="btn btn--line btn--lg" href={`/my-expeditions/${id}/agenda.ics`} download>
              <Icon of={CalendarPlus} />
              Ajouter à mon agenda
            </a>
          </div>
        </div>
        <ConfirmationTicket reservation={reservation} />
      </div>
      <UnsureNote awaited={reservation.awaited} start={reservation.departure_date} />
      <FirstSum reservation={reservation} />
      <NextThings reservation={reservation} />
    </>
  )
}

/** What is to be paid first, by a means that still works, or that it is paid. */
const FirstSum = ({ reservation }: { reservation: ReservationDetail }) => {
  const { bank, no_transfer: refusal, price } = reservation
  const settled = settledSum(reservation)
  if (settled >= price.deposit) return <PaidSum reservation={reservation} />
  // A deposit that cards began is finished by a card.
  if (reservation.payments.some(({ method }) => method === 'card')) {
    return (
      <Note tone="warn">
        Il manque {formatPrice(price.deposit - settled)} de l’acompte{'\u00a0'}: règle-les par carte, depuis ton
        dashboard.
      </Note>
    )
  }
  return bank ? <BankTransfer reservation={reservation} bank={bank} /> : <Note tone="warn">{refusal}</Note>
}

/** Step 4 of what was canceled since: nothing is to be paid. */
const CanceledOrder = ({ reservation: { number, reservation_id } }: { reservation: ReservationDetail }) => (
  <div className="conf">
    <div>
      <Badge tone="mute">Annulée</Badge>
      <h1 className="poster conf__title">Cette réservation est annulée</h1>
      <p className="lead">Il n’y a plus rien à régler. Ce qui a été payé, rendu ou retenu se lit dans ton espace.</p>
      <p className="num soft conf__number">Réservation {number}</p>
      <div className="row wrapx">
        <LinkButton look="go" size="lg" href={`/my-expeditions/${String(reservation_id)}`}>
          Voir ma réservation
        </LinkButton>
        <LinkButton look="line" size="lg" href="/expeditions">
          Trouver une autre aventure
        </LinkButton>
      </div>
    </div>
  </div>
)
