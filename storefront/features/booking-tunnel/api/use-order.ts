import { useEffect, useState } from 'react'
import { secretLink } from '@/domain/accounts/secret-link'
import { ADDRESS_FIRST } from '@/domain/seats/unproven-hold'
import { ApiError, isRefusal } from '@/storefront/lib/api/api-error'
import { trackPaymentInfo } from '@/storefront/lib/tracking/track-booking'
import { useOwnTown } from '@/storefront/lib/storage/own-town'
import { changeSession } from '@/storefront/lib/session/store'
import { reloadCardMeans } from '@/storefront/lib/card-means-hook'
import { forgetAgreement } from '../rules/kept-agreement'
import { keepDraft } from '../rules/kept-draft'
import { attemptKey, forgetAttempt, orderBody } from '../rules/order-attempt'
import { giftTotal, paymentPlan, type PaymentChoice } from '../rules/payment-plan'
import { orderCart, payOrderByCard, shareDeposit } from './booking-calls'
import { receiveOrder } from './use-ordered-cart'
import type { Tunnel } from './use-tunnel'

type OrderInput = {
  tunnel: Tunnel
  onOrdered: () => void
  /** Leaves the site for the page where a card is paid by. */
  onPay: (address: string) => void
}

/** Why the last order was not taken; `isDown`: the card's provider does not answer. */
export type Refusal = { text: string; isDown: boolean; isAddressFirst: boolean }

const UNANSWERED = 'Le réseau ne répond pas. Appuie encore\u00a0: tu ne réserveras pas deux fois.'

/** Orders the cart, one sending at a time and always under the key of the attempt. */
export const useOrder = ({ tunnel, onOrdered, onPay }: OrderInput) => {
  const [isOrdering, setIsOrdering] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const { cart, flush, reload, stopLooking } = tunnel
  const { town } = useOwnTown()
  useEffect(() => {
    // Who comes back from the provider's page finds this one as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsOrdering(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  /** By transfer: the reservation is made, or waits for its customer's address. */
  const book = async () => {
    const body = orderBody(cart, town)
    const answer = await orderCart({ body, idempotencyKey: attemptKey(body) })
    if ('confirmation' in answer) {
      // The cart says from now on what its order waits for.
      await reload()
      setIsOrdering(false)
      return
    }
    forgetAttempt()
    forgetAgreement()
    keepDraft({ cart: cart.id, participants: undefined })
    receiveOrder({ cartId: cart.id, reservation: answer })
    changeSession({ cart: null })
    onOrdered()
  }

  /** By card: the reservation is made once the provider says that it is good. */
  const pay = async ({ share, cardTerms }: PaymentChoice) => {
    const card_terms_version = share === 'deposit' ? cardTerms : undefined
    const body = {
      order: orderBody(cart, town),
      share,
      ...(card_terms_version !== undefined && { card_terms_version }),
    }
    const { token, next } = await payOrderByCard({ body, idempotencyKey: attemptKey(body) })
    onPay(next.kind === 'redirect' ? next.url : secretLink({ page: '/payer', token }))
  }

  /** By several: the reservation is made once the last of them has paid a share. */
  const share = async (sharers: string[]) => {
    const names = sharers.map((name) => name.trim() || null)
    const body = { order: orderBody(cart, town), names }
    await shareDeposit({ body, idempotencyKey: attemptKey(body) })
    forgetAttempt()
    await reload()
    setIsOrdering(false)
  }

  const order = async (choice: PaymentChoice) => {
    if (isOrdering) return
    setIsOrdering(true)
    setRefusal(undefined)
    try {
      if (!(await flush())) {
        setIsOrdering(false)
        return
      }
      await stopLooking()
      trackPaymentInfo({ cart, means: choice.means })
      // Still ordering for the button, until the next page is there.
      const { due } = paymentPlan({ price: cart.price, gifts: giftTotal(cart), ...choice })
      // What gift cards pay alone is asked of no bank.
      const isPaid = choice.means === 'card' && due > 0
      await (isPaid ? (choice.sharers ? share(choice.sharers) : pay(choice)) : book())
    } catch (error) {
      setRefusal(refusalOf(error))
      setIsOrdering(false)
      if (!isRefusal(error)) return
      forgetAttempt()
      await Promise.all([reload(), reloadCardMeans()])
    }
  }
  return { order, isOrdering, refusal }
}

const refusalOf = (error: unknown): Refusal => {
  const isDown = error instanceof ApiError && error.status === 503
  const isAddressFirst = error instanceof ApiError && error.reason === ADDRESS_FIRST
  return { text: isRefusal(error) || isDown ? error.error : UNANSWERED, isDown, isAddressFirst }
}
