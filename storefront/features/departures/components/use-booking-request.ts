import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { CART_ADDITION } from '@/contract/cart-addresses'
import type { addCart } from '@/contract/booking'
import { type ApiError, refusalOf } from '@/storefront/lib/api/api-error'
import { callApi } from '@/storefront/lib/api/call-api'
import { askPhone } from '@/storefront/lib/session/phone'
import { askLogin, changeSession, readSession, subscribeToSession } from '@/storefront/lib/session/store'
import type { TakenPlaces } from '@/storefront/lib/tracking/track-booking'
import { forgetIntent, keepIntent, takeIntent, type BookingIntent } from '../rules/booking-intent'
import { useBooking } from './booking-provider'

/** Takes the places and goes to the booking; who is not signed in signs in first, and it goes on by itself. */
export const useBookingRequest = () => {
  const router = useRouter()
  const { departures } = useBooking()
  const [isTaking, setIsTaking] = useState(false)
  const [refused, setRefused] = useState<{ departure: number; refusal: ApiError }>()

  const take = async ({ departure, travelers }: BookingIntent) => {
    if (isTaking) return
    setIsTaking(true)
    setRefused(undefined)
    try {
      const cart = await takeSeats({ departure, travelers })
      void tellTaken({ departure, quantity: travelers, price: cart.total / travelers, start: cart.departure_start })
      changeSession({ cart })
      askPhone({ event: 'cart', price: cart.total })
      router.push(`/reservations/${cart.id}/1`)
    } catch (error) {
      const refusal = refusalOf(error)
      setRefused({ departure, refusal })
      setIsTaking(false)
      // The places shown were those of a while ago.
      router.refresh()
    }
  }

  const onSession = useEffectEvent(() => {
    const { isReady, status, user } = readSession()
    if (isReady && status === 'logout') forgetIntent()
    if (!user) return
    const intent = takeIntent(Date.now())
    if (intent && departures.some(({ id }) => id === intent.departure)) void take(intent)
  })
  useEffect(() => subscribeToSession(() => onSession()), [])

  const request = (intent: BookingIntent) => {
    if (readSession().user) return void take(intent)
    keepIntent({ intent, now: Date.now() })
    askLogin()
  }
  return { request, isTaking, refused }
}

// On demand: the page is there to book, and few let themselves be measured.
const tellTaken = async (taken: TakenPlaces) => {
  const { trackAddToCart } = await import('@/storefront/lib/tracking/track-booking')
  trackAddToCart(taken)
}

/** Holds seats for who is signed in. */
const takeSeats = ({ departure, travelers }: { departure: number; travelers: number }) =>
  callApi<typeof addCart>(CART_ADDITION, {
    body: { departure_id: departure, travelers_count: travelers },
    token: readSession().user?.token,
  })
