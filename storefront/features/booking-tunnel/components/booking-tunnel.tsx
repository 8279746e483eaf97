'use client'

import { useEffect, type ReactNode } from 'react'
import { ApiError } from '@/storefront/lib/api/api-error'
import { useSession } from '@/storefront/lib/session/hook'
import { trackCart } from '@/storefront/lib/tracking/track-booking'
import { Button } from '@/storefront/ui/button'
import { onDemand } from '@/storefront/ui/on-demand'
import { Note } from '@/storefront/ui/note'
import { useTunnel, type Tunnel } from '../api/use-tunnel'
import { AddressStep } from './address-step'
import { CartGone } from './cart-gone'
import { Confirmation } from './confirmation'
import { StepParticipants } from './step-participants'
import { StepPayment } from './step-payment'
import { StepRecap } from './step-recap'
import { StepTravelers } from './step-travelers'
import { TunnelLoading } from './tunnel-loading'

type StepProps = { tunnel: Tunnel; help?: ReactNode }

const SharingStep = onDemand<StepProps>(
  () => import('./sharing-step').then((module) => module.SharingStep),
  TunnelLoading,
)

type BookingTunnelProps = {
  cartId: number
  step: number
  /** How to speak with the agency. */
  help?: ReactNode
}

const STEPS: Array<(props: StepProps) => ReactNode> = [StepTravelers, StepParticipants, StepRecap, StepPayment]

/** The steps of a booking, for who is signed in. */
export const BookingTunnel = ({ cartId, step, help }: BookingTunnelProps) => {
  const { user } = useSession()
  const Step = STEPS[step - 1]
  return Step ? (
    <CartStep
      key={user?.id}
      cartId={cartId}
      step={Step}
      help={help}
      event={step === 1 ? 'view_cart' : 'begin_checkout'}
      // What waits may still be changed on the first steps; the others show what it waits for.
      isWaitShown={step > 2}
    />
  ) : (
    <Confirmation key={user?.id} cartId={cartId} />
  )
}

type CartStepProps = Pick<BookingTunnelProps, 'cartId' | 'help'> & {
  step: (typeof STEPS)[number]
  /** What it is to have come here. */
  event: 'view_cart' | 'begin_checkout'
  isWaitShown: boolean
}

const CartStep = ({ cartId, step: Step, help, event, isWaitShown }: CartStepProps) => {
  const { tunnel, error, isAbandoned } = useTunnel(cartId)
  const cart = tunnel?.cart
  useEffect(() => {
    if (cart) trackCart({ event, cart })
  }, [event, cart])
  if (isAbandoned) return <TunnelLoading />
  if (error instanceof ApiError && error.status === 404) {
    return <CartGone cartId={cartId} expedition={tunnel?.cart.expedition} />
  }
  if (tunnel) return <OpenStep tunnel={tunnel} step={Step} help={help} isWaitShown={isWaitShown} />
  if (!error) return <TunnelLoading />
  return (
    <Note tone="danger" role="alert">
      <p>{error.message}</p>
      <Button look="line" size="sm" className="note__act" onClick={() => location.reload()}>
        Réessayer
      </Button>
    </Note>
  )
}

type OpenStepProps = StepProps & Pick<CartStepProps, 'step' | 'isWaitShown'>

/** The step that was asked for, or what its cart waits for. */
const OpenStep = ({ tunnel, step: Step, help, isWaitShown }: OpenStepProps) => {
  const { cart } = tunnel
  if (cart.is_shared) return <SharingStep tunnel={tunnel} />
  if (cart.waiting && isWaitShown) return <AddressStep cart={cart} waiting={cart.waiting} onCorrected={tunnel.reload} />
  return <Step tunnel={tunnel} help={help} />
}
