'use client'

import { useEffect, type ReactNode } from 'react'
import { ApiError } from '@/storefront/lib/api-error'
import { useSession } from '@/storefront/lib/session-hook'
import { trackCart } from '@/storefront/lib/track-booking'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { useTunnel, type Tunnel } from '../api/use-tunnel'
import { CartGone } from './cart-gone'
import { Confirmation } from './confirmation'
import { StepOrder } from './step-order'
import { StepParticipants } from './step-participants'
import { StepTravelers } from './step-travelers'
import { TunnelLoading } from './tunnel-loading'

type BookingTunnelProps = {
  cartId: number
  step: number
  /** How to speak with the agency. */
  help?: ReactNode
}

type StepProps = { tunnel: Tunnel; help?: ReactNode }

const STEPS: Array<(props: StepProps) => ReactNode> = [StepTravelers, StepParticipants, StepOrder]

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
    />
  ) : (
    <Confirmation key={user?.id} cartId={cartId} />
  )
}

type CartStepProps = Pick<BookingTunnelProps, 'cartId' | 'help'> & {
  step: (typeof STEPS)[number]
  /** What it is to have come here. */
  event: 'view_cart' | 'begin_checkout'
}

const CartStep = ({ cartId, step: Step, help, event }: CartStepProps) => {
  const { tunnel, error, isAbandoned } = useTunnel(cartId)
  const cart = tunnel?.cart
  useEffect(() => {
    if (cart) trackCart({ event, cart })
  }, [event, cart])
  if (isAbandoned) return <TunnelLoading />
  if (error instanceof ApiError && error.status === 404) {
    return <CartGone cartId={cartId} expedition={tunnel?.cart.expedition} />
  }
  if (tunnel) return <Step tunnel={tunnel} help={help} />
  if (!error) return <TunnelLoading />
  return (
    <Note tone="danger" role="alert">
      <p>{error.message}</p>
      <Button look="line" size="sm" className="mt-3" onClick={() => location.reload()}>
        Réessayer
      </Button>
    </Note>
  )
}
