import { useEffect, useEffectEvent } from 'react'
import type { PaymentView } from '../rules/payment-view'
import type { ViewProps } from '../rules/view-props'

/** Opens the provider's form of who comes from the order: they have given no card yet, and that is what they wait for. */
export const useOwnForm = ({ view, payment, start }: ViewProps & { view: PaymentView }) => {
  const isAwaited = view === 'waiting' && payment.detail.card?.provider === 'stripe'
  const open = useEffectEvent(() => void start.start())
  useEffect(() => {
    if (isAwaited) open()
  }, [isAwaited])
}
