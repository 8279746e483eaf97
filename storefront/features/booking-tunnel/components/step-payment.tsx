import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { showToast } from '@/storefront/ui/toast-store'
import { useCardMeans } from '@/storefront/lib/card-means-hook'
import { useOrder } from '../api/use-order'
import type { Tunnel } from '../api/use-tunnel'
import { cartNotice, isOrderable } from '../rules/cart-notice'
import { missingAgreement, readAgreement } from '../rules/kept-agreement'
import { giftTotal, paymentPlan, type PaymentChoice } from '../rules/payment-plan'
import { takenChoice } from '../rules/sharing'
import { showSeatsNotice } from '../rules/show-seats-notice'
import { GiftBox } from './gift-box'
import { OrderBox } from './order-box'
import { PaymentAmount } from './payment-amount'
import { PaymentMeans } from './payment-means'
import { PromoBox } from './promo-box'
import { StepActions } from './step-actions'
import { TunnelLayout } from './tunnel-layout'
import { TunnelLoading } from './tunnel-loading'
import { WhoPays } from './who-pays'

/** Step 4: how much, by what means, and the one button that binds. */
export const StepPayment = ({ tunnel }: { tunnel: Tunnel }) => {
  const router = useRouter()
  const { cart } = tunnel
  const recap = `/reservations/${String(cart.id)}/3`
  const card = useCardMeans()
  const [wish, setWish] = useState<PaymentChoice>({ means: 'card', share: 'deposit' })
  const means = card ? (cart.no_transfer === null ? wish.means : 'card') : 'transfer'
  const choice = takenChoice({ cart, wish: { ...wish, means } })
  const { order, isOrdering, refusal } = useOrder({
    tunnel,
    onOrdered: () => router.replace(`/reservations/${String(cart.id)}/5`),
    onPay: (address) => location.assign(address),
  })
  const isAgreed = missingAgreement({ cart, agreement: readAgreement(cart) }) === null
  const [wasAgreed] = useState(isAgreed)
  useEffect(() => {
    if (isAgreed || isOrdering) return
    // What was refused is what brings back there: the page that said so goes away.
    if (refusal) showToast({ tone: 'info', message: refusal.text })
    router.replace(recap)
  }, [isAgreed, isOrdering, refusal, recap, router])
  if (!wasAgreed || card === undefined) return <TunnelLoading />

  const plan = paymentPlan({ price: cart.price, gifts: giftTotal(cart), ...choice })
  const isPayable = plan.due === 0 || card !== null || cart.no_transfer === null
  const isTakable = isOrderable(cartNotice(cart))
  const tryToOrder = () => {
    if (!isTakable) showSeatsNotice()
    else if (isAgreed) void order(choice)
  }
  return (
    <TunnelLayout title={'Comment veux-tu régler\u00a0?'} tunnel={tunnel} plan={plan}>
      <PaymentAmount cart={cart} choice={choice} onChange={setWish} />
      <WhoPays cart={cart} choice={choice} onChange={setWish} />
      <PromoBox tunnel={tunnel} />
      <GiftBox tunnel={tunnel} />
      {(plan.due > 0 || plan.rest) && <PaymentMeans cart={cart} card={card} choice={choice} onChange={setWish} />}
      {isPayable && (
        <OrderBox
          cart={cart}
          choice={choice}
          isHeld={isTakable}
          refusal={refusal}
          isOrdering={isOrdering}
          onOrder={tryToOrder}
          onTransfer={cart.no_transfer === null ? () => setWish({ ...wish, means: 'transfer' }) : undefined}
        />
      )}
      <StepActions back={recap} backText="Retour au récapitulatif" />
    </TunnelLayout>
  )
}
