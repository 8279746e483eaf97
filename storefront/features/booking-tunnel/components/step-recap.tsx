import { useRouter } from 'next/navigation'
import { useState, type ReactNode, useReducer } from 'react'
import type { CartDetail, BookingPrice } from '@/contract/cart-detail'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { Button } from '@/storefront/ui/button'
import type { Tunnel } from '../api/use-tunnel'
import { cartNotice, isOrderable } from '../rules/cart-notice'
import { missingAgreement, keepAgreement, readAgreement, type Agreement } from '../rules/kept-agreement'
import { listTravelers } from '../rules/list-travelers'
import { showSeatsNotice } from '../rules/show-seats-notice'
import { PriceSum } from './price-sum'
import { RecapConditions } from './recap-conditions'
import { RecapTravelers } from './recap-travelers'
import { RecapTrip } from './recap-trip'
import { StepActions } from './step-actions'
import { TunnelLayout } from './tunnel-layout'

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
      <RecapPrice price={cart.price} percent={cart.payment_terms.deposit_percent} />
      <RecapConditions tunnel={tunnel} help={help} agreement={agreement} onChange={agree} isAsked={isAsked} />
      <StepActions back={`/reservations/${cart.id}/2`}>
        <Button look="go" size="lg" aria-disabled={isLeaving} onClick={() => void go()}>
          Continuer
        </Button>
      </StepActions>
    </TunnelLayout>
  )
}

/** What is ticked for this order, and how to tick: the tab keeps it for the payment. */
const useAgreement = (cart: CartDetail) => {
  const [, showAgain] = useReducer((shown: number) => shown + 1, 0)
  return {
    agreement: readAgreement(cart),
    agree: (agreement: Agreement) => {
      keepAgreement({ cart, agreement })
      showAgain()
    },
  }
}

/** What it costs, and what is to be paid when. */
const RecapPrice = ({ price, percent }: { price: BookingPrice; percent: number }) => (
  <section className="box">
    <h2>Le prix</h2>
    <PriceSum price={price} />
    <dl className="dues">
      <div>
        <dt>{price.balance_due_on === null ? 'En une fois' : `Acompte de ${String(percent)}\u00a0%`}</dt>
        <dd>
          <b className="num">{formatPrice(price.deposit)}</b>
          <span className="small mute">avant le {formatShortDate(price.deposit_due_on)}</span>
        </dd>
      </div>
      {price.balance_due_on !== null && (
        <div>
          <dt>Solde</dt>
          <dd>
            <b className="num">{formatPrice(price.balance)}</b>
            <span className="small mute">avant le {formatShortDate(price.balance_due_on)}</span>
          </dd>
        </div>
      )}
    </dl>
  </section>
)
