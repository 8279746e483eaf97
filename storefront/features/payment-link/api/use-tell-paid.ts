import { useEffect } from 'react'
import { getReservation } from '@/contract/reservations'
import { callApi } from '@/storefront/lib/api/call-api'
import { readConsent } from '@/storefront/lib/tracking/consent'
import { changeSession, readSession } from '@/storefront/lib/session/store'
import { sessionToken } from '@/storefront/lib/session/token'
import { trackOwnPurchase } from '@/storefront/lib/tracking/track-booking'
import type { LinkedPayment } from './payment-calls'

/** The order is made: its cart is no more, and its purchase is noted once for who may be measured. */
export const useTellPaid = ({ settled, detail }: LinkedPayment): void => {
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
