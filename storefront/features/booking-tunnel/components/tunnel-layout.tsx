import type { ReactNode } from 'react'
import { useHoldExtension } from '../api/use-hold-extension'
import type { Tunnel } from '../api/use-tunnel'
import { cartNotice } from '../rules/cart-notice'
import type { PaymentPlan } from '../rules/payment-plan'
import { AbandonCart } from './abandon-cart'
import { HoldCountdown } from './hold-countdown'
import { RefusalNote } from './refusal-note'
import { SeatsNotice } from './seats-notice'
import { TripRecap } from './trip-recap'
import { TripTicket } from './trip-ticket'
import { useLostSeatsToast } from './use-lost-seats-toast'
import { useOtherTripToast } from './use-other-trip-toast'

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
  useLostSeatsToast(notice)
  useOtherTripToast(tunnel)
  return (
    <>
      <TripRecap cart={tunnel.cart} plan={plan} />
      <h1 className="tun-title">{title}</h1>
      <div className="tun">
        <div className="tun__col">
          {notice ? <SeatsNotice notice={notice} tunnel={tunnel} hasDates={hasDates} /> : <HoldCountdown {...tunnel} />}
          {tunnel.refusal && <RefusalNote refusal={tunnel.refusal} />}
          {children}
          <AbandonCart tunnel={tunnel} />
        </div>
        <TripTicket cart={tunnel.cart} plan={plan} />
      </div>
    </>
  )
}
