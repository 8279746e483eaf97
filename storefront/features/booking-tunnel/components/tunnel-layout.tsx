import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useEffectEvent } from 'react'
import type { CartDetail } from '@/contract/cart-detail'
import { ADDRESS_FIRST } from '@/domain/seats/unproven-hold'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import type { ApiError } from '@/storefront/lib/api/api-error'
import { askLogin } from '@/storefront/lib/session/store'
import { AddressMail } from '@/storefront/parts/address-mail'
import { Note } from '@/storefront/ui/note'
import { showToast } from '@/storefront/ui/toast-store'
import { SiteLink } from '@/storefront/ui/site-link'
import type { Tunnel } from '../api/use-tunnel'
import { cartNotice, type CartNotice } from '../rules/cart-notice'
import type { PaymentPlan } from '../rules/payment-plan'
import { showSeatsNotice } from '../rules/show-seats-notice'
import { AbandonCart } from './abandon-cart'
import { HoldCountdown } from './hold-countdown'
import { OpenPaymentNote } from './open-payment-note'
import { SeatsNotice } from './seats-notice'
import { TripRecap } from './trip-recap'
import { TripTicket } from './trip-ticket'

type TunnelLayoutProps = {
  title: string
  tunnel: Tunnel
  hasDates?: boolean
  /** What is paid when, once that is the subject. */
  plan?: PaymentPlan
  children: ReactNode
}

/** What the steps before the confirmation share: the trip, the countdown or what became of the seats. */
export const TunnelLayout = ({ title, tunnel, hasDates = false, plan, children }: TunnelLayoutProps) => {
  useHoldExtension(tunnel)
  const notice = cartNotice(tunnel.cart)
  const { open_payment: payment, also_booked: twin } = tunnel.cart
  useLostSeatsToast(notice)
  useOtherTripToast(tunnel)
  return (
    <>
      <TripRecap cart={tunnel.cart} plan={plan} />
      <h1 className="tun-title">{title}</h1>
      <div className="tun">
        <div className="tun__col">
          {notice ? <SeatsNotice notice={notice} tunnel={tunnel} hasDates={hasDates} /> : <HoldCountdown {...tunnel} />}
          {twin && <AlsoBookedNote twin={twin} />}
          {payment && (
            <OpenPaymentNote cartId={tunnel.cart.id} amount={payment.amount} isPaymentStep={plan !== undefined} />
          )}
          {tunnel.refusal && <RefusalNote refusal={tunnel.refusal} />}
          {children}
          <AbandonCart tunnel={tunnel} />
        </div>
        <TripTicket cart={tunnel.cart} plan={plan} />
      </div>
    </>
  )
}

/** Says that the trip became another one elsewhere: another tab, another device. */
const useOtherTripToast = ({ cart, pending }: Pick<Tunnel, 'cart' | 'pending'>) => {
  const { id: departure } = cart.departure
  const { departure_id: chosen } = pending
  const seen = useRef(departure)
  const chosenHere = useRef<typeof chosen>(undefined)
  useEffect(() => {
    if (chosen !== undefined) chosenHere.current = chosen
    if (departure === seen.current) return
    seen.current = departure
    if (departure === chosenHere.current) return
    showToast({ tone: 'info', message: 'Ta réservation a changé dans un autre onglet. Voici où elle en est.' })
  }, [departure, chosen])
}

/** Why the server did not take a change. */
const RefusalNote = ({ refusal }: { refusal: ApiError }) => (
  <Note tone="danger" icon={CircleAlert} role="alert">
    {refusal.error}
    {refusal.status === 401 && (
      <>
        {' '}
        <button type="button" className="link" onClick={askLogin}>
          Se connecter
        </button>
      </>
    )}
    {refusal.reason === ADDRESS_FIRST && (
      <>
        {' '}
        <AddressMail />
      </>
    )}
  </Note>
)

/** Says that the seats were lost while the customer is further down the page than what is said of them. */
const useLostSeatsToast = (notice: CartNotice | null) => {
  const isLost = notice !== null
  const wasLost = useRef(isLost)
  useEffect(() => {
    if (isLost && !wasLost.current) {
      showToast({
        tone: 'info',
        message: 'Tes places ne sont plus gardées. Rien de ce que tu as écrit n’est perdu.',
        action: { text: 'Voir', run: showSeatsNotice },
      })
    }
    wasLost.current = isLost
  }, [isLost])
}

const MINUTE = 60_000

let lastTold = 0

/** While the customer types and clicks the seats stay held: the server is told, at most once a minute. */
const useHoldExtension = ({ cart, hold }: Pick<Tunnel, 'cart' | 'hold'>) => {
  const isHeld = cart.hold === 'held'
  const tell = useEffectEvent(({ target }: Event) => {
    // An order takes the seats: told of both, the server would know of no cart to hold.
    const isOrder = target instanceof Element && target.closest('[data-takes-seats]') !== null
    if (!isOrder && Date.now() - lastTold < MINUTE) return
    lastTold = Date.now()
    if (!isOrder) void hold()
  })
  useEffect(() => {
    if (!isHeld) return
    const controller = new AbortController()
    for (const event of ['pointerdown', 'keydown']) {
      document.addEventListener(event, tell, { signal: controller.signal, passive: true })
    }
    return () => controller.abort()
  }, [isHeld])
}

/** The customer is on this departure already: this order comes on top of it. */
const AlsoBookedNote = ({ twin }: { twin: NonNullable<CartDetail['also_booked']> }) => (
  <Note tone="info">
    Tu es déjà sur ce départ, par la{' '}
    <SiteLink className="link" href={RESERVATION_PATHS.reservation(twin.reservation_id)}>
      réservation {twin.number}
    </SiteLink>
    {'\u00a0'}: celle-ci s’y ajoute.
  </Note>
)
