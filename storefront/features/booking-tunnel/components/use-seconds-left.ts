import { useSyncExternalStore } from 'react'
import { secondsLeft } from '../rules/hold-countdown'
import type { Tunnel } from '../api/use-tunnel'

const HALF_SECOND = 500

/** How many seconds the seats are still held, second after second. */
export const useSecondsLeft = ({ cart, receivedAt }: Pick<Tunnel, 'cart' | 'receivedAt'>): number => {
  const read = () =>
    secondsLeft({
      expiresAt: cart.hold_expires_at ?? cart.now,
      serverNow: cart.now,
      receivedAt,
      clientNow: Date.now(),
    })
  return useSyncExternalStore(everyHalfSecond, read, () => 0)
}

const everyHalfSecond = (listener: () => void) => {
  const timer = setInterval(listener, HALF_SECOND)
  return () => clearInterval(timer)
}
