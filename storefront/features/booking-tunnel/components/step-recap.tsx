import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { useOrder } from '../api/use-order'
import type { Tunnel } from '../api/use-tunnel'
import { cartNotice } from '../rules/cart-notice'
import { listTravelers } from '../rules/list-travelers'
import { showSeatsNotice } from '../rules/show-seats-notice'
import { OrderBox } from './order-box'
import { RecapConditions, type Agreement } from './recap-conditions'
import { RecapPrice } from './recap-price'
import { RecapTravelers } from './recap-travelers'
import { RecapTrip } from './recap-trip'
import { StepActions } from './step-actions'
import { TunnelLayout } from './tunnel-layout'

const NOTHING: Agreement = { terms: false, level: false, gaps: false }

/** Step 3: everything once more, what one agrees to, the order. */
export const StepRecap = ({ tunnel, help }: { tunnel: Tunnel; help?: ReactNode }) => {
  const router = useRouter()
  const { cart, pending } = tunnel
  const { id: departure } = cart.departure
  const [agreed, setAgreed] = useState({ ...NOTHING, departure })
  const [isAsked, setIsAsked] = useState(false)
  // One agrees to a trip: to another one that took its place, nobody did.
  const agreement = agreed.departure === departure ? agreed : NOTHING
  const { order, isOrdering, refusal } = useOrder({
    tunnel,
    onOrdered: () => router.replace(`/reservations/${cart.id}/4`),
  })
  const notice = cartNotice(cart)
  const isOrderable = notice === null || notice.kind === 'unheld'

  const tryToOrder = () => {
    setIsAsked(true)
    if (!agreement.terms) return document.getElementById('accepte-conditions')?.focus()
    if (cart.level_notice && !agreement.gaps) return document.getElementById('accepte-ecart')?.focus()
    if (!agreement.level) return document.getElementById('certifie-niveau')?.focus()
    if (isOrderable) void order()
    else showSeatsNotice()
  }
  return (
    <TunnelLayout title={'Tout est bon\u00a0?'} tunnel={tunnel}>
      <RecapTrip cart={cart} />
      <RecapTravelers cart={cart} travelers={listTravelers({ cart, typed: pending.participants })} />
      <RecapPrice price={cart.price} />
      <RecapConditions
        tunnel={tunnel}
        help={help}
        agreement={agreement}
        onChange={(next) => setAgreed({ ...next, departure })}
        isAsked={isAsked}
      />
      <OrderBox
        price={cart.price}
        isHeld={isOrderable}
        refusal={refusal}
        isOrdering={isOrdering}
        onOrder={tryToOrder}
      />
      <StepActions back={`/reservations/${cart.id}/2`} />
    </TunnelLayout>
  )
}
