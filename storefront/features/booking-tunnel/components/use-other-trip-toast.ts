import { useEffect, useRef } from 'react'
import { showToast } from '@/storefront/ui/toast-store'
import type { Tunnel } from '../api/use-tunnel'

/** Says that the trip became another one elsewhere: another tab, another device. */
export const useOtherTripToast = ({ cart, pending }: Pick<Tunnel, 'cart' | 'pending'>) => {
  const { id: departure } = cart.departure
  const { departure_id: chosen } = pending
  const seen = useRef(departure)
  const chosenHere = useRef<typeof chosen>(undefined)
  useEffect(() => {
    if (chosen !== undefined) chosenHere.current = chosen
    if (departure === seen.current) return
    seen.current = departure
    if (departure === chosenHere.current) return
    showToast({ tone: 'info', message: 'Ta réservation a changé dans un autre onglet. Voici où elle en est.' })
  }, [departure, chosen])
}
