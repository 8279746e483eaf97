import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { Button } from '@/storefront/ui/button'
import type { Tunnel } from '../api/use-tunnel'
import { cartNotice, isOrderable } from '../rules/cart-notice'
import { missingAgreement } from '../rules/kept-agreement'
import { listTravelers } from '../rules/list-travelers'
import { showSeatsNotice } from '../rules/show-seats-notice'
import { RecapConditions } from './recap-conditions'
import { RecapPrice } from './recap-price'
import { RecapTravelers } from './recap-travelers'
import { RecapTrip } from './recap-trip'
import { StepActions } from './step-actions'
import { TunnelLayout } from './tunnel-layout'
import { useAgreement } from './use-agreement'

/** Step 3: everything once more, and what one agrees to. */
export const StepRecap = ({ tunnel, help }: { tunnel: Tunnel; help?: ReactNode }) => {
  const router = useRouter()
  const { cart, pending, flush } = tunnel
  const { agreement, agree } = useAgreement(cart)
  const [isAsked, setIsAsked] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)

  const go = async () => {
    if (isLeaving) return
    setIsAsked(true)
    const missing = missingAgreement({ cart, agreement })
    if (missing) return document.getElementById(missing)?.focus()
    if (!isOrderable(cartNotice(cart))) {
      showSeatsNotice()
      return
    }
    setIsLeaving(true)
    if (await flush()) router.push(`/reservations/${cart.id}/4`)
    else setIsLeaving(false)
  }
  return (
    <TunnelLayout title={'Tout est bon\u00a0?'} tunnel={tunnel}>
      <RecapTrip cart={cart} />
      <RecapTravelers cart={cart} travelers={listTravelers({ cart, typed: pending.participants })} />
      <RecapPrice price={cart.price} />
      <RecapConditions tunnel={tunnel} help={help} agreement={agreement} onChange={agree} isAsked={isAsked} />
      <StepActions back={`/reservations/${cart.id}/2`}>
        <Button look="go" size="lg" aria-disabled={isLeaving} onClick={() => void go()}>
          Continuer
        </Button>
      </StepActions>
    </TunnelLayout>
  )
}
