import { useState } from 'react'
import { isRefusal } from '@/storefront/lib/api-error'
import { trackPaymentInfo } from '@/storefront/lib/track-booking'
import { changeSession } from '@/storefront/lib/session-store'
import { forgetAgreement } from '../rules/kept-agreement'
import { keepDraft } from '../rules/kept-draft'
import { attemptKey, forgetAttempt } from '../rules/order-attempt'
import { orderCart } from './booking-calls'
import { receiveOrder } from './use-ordered-cart'
import type { Tunnel } from './use-tunnel'

type OrderInput = { tunnel: Tunnel; onOrdered: () => void }

const UNANSWERED = 'Le réseau ne répond pas. Appuie encore\u00a0: tu ne réserveras pas deux fois.'

/** Orders the cart, one sending at a time and always under the key of the attempt. */
export const useOrder = ({ tunnel, onOrdered }: OrderInput) => {
  const [isOrdering, setIsOrdering] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { cart, flush, reload } = tunnel

  const order = async () => {
    if (isOrdering) return
    setIsOrdering(true)
    setRefusal(undefined)
    try {
      if (!(await flush())) {
        setIsOrdering(false)
        return
      }
      const body = {
        cart_id: cart.id,
        departure_id: cart.departure.id,
        travelers_count: cart.travelers_count,
        terms_version: cart.terms_version,
        cancellation_version: cart.cancellation_version,
        ...(cart.information_form_version !== null && { information_form_version: cart.information_form_version }),
        ...(cart.level_notice && {
          accepts_level_gaps: {
            version: cart.level_notice.version,
            positions: cart.level_notice.gaps.map(({ position }) => position),
          },
        }),
        accepts_terms: true,
        certifies_level: true,
        total: cart.price.total,
      } as const
      trackPaymentInfo(cart)
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
      // Still ordering for the button, until the confirmation is there.
      onOrdered()
    } catch (error) {
      const isAnswered = isRefusal(error)
      setRefusal(isAnswered ? error.error : UNANSWERED)
      setIsOrdering(false)
      if (!isAnswered) return
      forgetAttempt()
      await reload()
    }
  }
  return { order, isOrdering, refusal }
}
