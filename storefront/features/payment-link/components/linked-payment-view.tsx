import { useState, useEffect, useEffectEvent } from 'react'
import { getReservation } from '@/contract/reservations'
import { formatPrice } from '@/domain/text/price'
import { callApi } from '@/storefront/lib/api/call-api'
import { changeSession, readSession } from '@/storefront/lib/session/store'
import { sessionToken } from '@/storefront/lib/session/token'
import { readConsent } from '@/storefront/lib/tracking/consent'
import { trackOwnPurchase } from '@/storefront/lib/tracking/track-booking'
import { onDemand } from '@/storefront/ui/on-demand'
import { StripeForm } from '@/storefront/ui/stripe-form'
import type { LinkedPayment } from '../api/payment-calls'
import { useStart, type EmbeddedForm } from '../api/use-start'
import { paymentView, type PaymentView } from '../rules/payment-view'
import type { ViewProps } from '../rules/view-props'
import { PaidTicket } from './paid-ticket'
import { CanceledBox, LostBox, WaitingBox } from './payment-boxes'
import { PaymentForm } from './payment-form'
import { RefusedBox } from './refused-box'

const ShareView = onDemand(() => import('./share-view').then((module) => module.ShareView))

type LinkedPaymentViewProps = { token: string; payment: LinkedPayment; onRefresh: () => Promise<unknown> }

/** Said to who does not see the page, as it changes by itself. */
const TOLD: Partial<Record<PaymentView, string>> = {
  waiting: 'On attend ta banque.',
  refused: 'Ta banque a dit non.',
  paid: 'C’est payé.',
  lost: 'Rien n’a été débité.',
  share_ready: 'Ta part est prête.',
  share_paid: 'C’est payé.',
  share_over: 'Le partage est terminé.',
}

/** The state of a link, one at a time; what was paid by it leaves its place to what is left once that is asked for. */
export const LinkedPaymentView = ({ token, payment, onRefresh }: LinkedPaymentViewProps) => {
  const [paysRest, setPaysRest] = useState(false)
  const start = useStart({ token, onRefresh })
  useTellPaid(payment)
  const view = paymentView(payment)
  useOwnForm({ view, payment, start })
  const shown = paysRest && view === 'paid' && payment.detail.left > 0 ? 'due' : view
  if (start.form) {
    return (
      <EmbeddedBox token={token} payment={payment} start={start} form={start.form} onDone={() => void onRefresh()} />
    )
  }
  return (
    <>
      <p className="sr-only" role="status">
        {TOLD[shown]}
      </p>
      {shown === 'due' && <PaymentForm payment={payment} start={start} />}
      {shown === 'waiting' && <WaitingBox payment={payment} start={start} />}
      {shown === 'refused' && <RefusedBox payment={payment} start={start} />}
      {shown === 'paid' && <PaidTicket payment={payment} onPayRest={() => setPaysRest(true)} />}
      {shown === 'lost' && <LostBox payment={payment} />}
      <ShareState view={shown} payment={payment} start={start} token={token} onRefresh={onRefresh} />
      {shown === 'canceled' && <CanceledBox payment={payment} />}
    </>
  )
}

type ShareStateProps = ViewProps & Pick<LinkedPaymentViewProps, 'token' | 'onRefresh'> & { view: PaymentView }

/** Of a share of a deposit: what a bank has no part in. */
const ShareState = ({ view, ...props }: ShareStateProps) => {
  const { share } = props.payment.detail
  return share && view.startsWith('share') && <ShareView share={share} view={view} {...props} />
}

/** Opens the provider's form of who comes from the order: they have given no card yet, and that is what they wait for. */
const useOwnForm = ({ view, payment, start }: ViewProps & { view: PaymentView }) => {
  const isAwaited = view === 'waiting' && payment.detail.card?.provider === 'stripe'
  const open = useEffectEvent(() => void start.start())
  useEffect(() => {
    if (isAwaited) open()
  }, [isAwaited])
}

/** The order is made: its cart is no more, and its purchase is noted once for who may be measured. */
const useTellPaid = ({ settled, detail }: LinkedPayment): void => {
  const { reservation_id: id, cart_id: cartId } = detail
  const isPaid = settled?.state === 'paid'
  useEffect(() => {
    if (!isPaid || id === null) return
    if (readSession().cart?.id === cartId) changeSession({ cart: null })
    if (readConsent().audience) void tellPurchase(id)
  }, [isPaid, id, cartId])
}

const tellPurchase = async (id: number): Promise<void> => {
  const token = await sessionToken()
  if (!token) return
  // Somebody else's link may be paid by who is signed in here: their purchase it is not.
  const reservation = await callApi(getReservation, { params: { id }, token }).catch(() => null)
  if (reservation) trackOwnPurchase(reservation)
}

type EmbeddedBoxProps = ViewProps & { token: string; form: EmbeddedForm; onDone: () => void }

/** The provider's form, in this page; once it has an answer, the page asks what it is. */
const EmbeddedBox = ({ token, payment: { detail }, start, form, onDone }: EmbeddedBoxProps) => (
  <section className="box paystate" aria-labelledby="par-carte">
    <h1 id="par-carte">Payer par carte</h1>
    <p className="soft">
      {formatPrice(detail.amount)}, {detail.expedition.name}. Lagopède ne voit ni ne garde ton numéro.
    </p>
    <StripeForm
      clientSecret={form.clientSecret}
      publishableKey={form.publishableKey}
      label={`Payer ${formatPrice(detail.amount)}`}
      // A provider adds to the address what it likes: the token stands in the path, and is moved from there.
      returnUrl={`${location.origin}/payer/${token}`}
      onDone={() => {
        start.closeForm()
        onDone()
      }}
    />
  </section>
)
