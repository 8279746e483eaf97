'use client'

import { ApiError } from '@/storefront/lib/api-error'
import { useSession } from '@/storefront/lib/session-hook'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { useTunnel } from '../api/use-tunnel'
import { CartGone } from './cart-gone'
import { Confirmation } from './confirmation'
import { StepOrder } from './step-order'
import { StepParticipants } from './step-participants'
import { StepTravelers } from './step-travelers'
import { TunnelLoading } from './tunnel-loading'

type BookingTunnelProps = { cartId: number; step: number }

const STEPS = [StepTravelers, StepParticipants, StepOrder]

/** The steps of a booking, for who is signed in. */
export const BookingTunnel = ({ cartId, step }: BookingTunnelProps) => {
  const { user } = useSession()
  const Step = STEPS[step - 1]
  return Step ? (
    <CartStep key={user?.id} cartId={cartId} step={Step} />
  ) : (
    <Confirmation key={user?.id} cartId={cartId} />
  )
}

const CartStep = ({ cartId, step: Step }: { cartId: number; step: (typeof STEPS)[number] }) => {
  const { tunnel, error, isAbandoned } = useTunnel(cartId)
  if (isAbandoned) return <TunnelLoading />
  if (error instanceof ApiError && error.status === 404) {
    return <CartGone cartId={cartId} expedition={tunnel?.cart.expedition} />
  }
  if (tunnel) return <Step tunnel={tunnel} />
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
