import { useState } from 'react'
import { onDemand } from '@/storefront/ui/on-demand'
import { useOwnForm } from '../api/use-own-form'
import { useTellPaid } from '../api/use-tell-paid'
import { useStart } from '../api/use-start'
import type { LinkedPayment } from '../api/payment-calls'
import { paymentView, type PaymentView } from '../rules/payment-view'
import type { ViewProps } from '../rules/view-props'
import { EmbeddedBox } from './embedded-box'
import { CanceledBox, LostBox } from './ended-boxes'
import { PaidTicket } from './paid-ticket'
import { PaymentForm } from './payment-form'
import { RefusedBox } from './refused-box'
import { WaitingBox } from './waiting-box'

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
      <ShareState view={shown} payment={payment} start={start} />
      {shown === 'canceled' && <CanceledBox payment={payment} />}
    </>
  )
}

/** Of a share of a deposit: what a bank has no part in. */
const ShareState = ({ view, ...props }: ViewProps & { view: PaymentView }) => {
  const { share } = props.payment.detail
  return share && view.startsWith('share') && <ShareView share={share} view={view} {...props} />
}
