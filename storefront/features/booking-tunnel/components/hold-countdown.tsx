import { Hourglass } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Icon } from '@/storefront/ui/icon'
import type { Tunnel } from '../api/use-tunnel'
import { announceHold, formatCountdown, secondsLeft } from '../rules/hold-countdown'

/** How long the seats are still held: shown each second, said aloud at five minutes and at one. */
export const HoldCountdown = (tunnel: Pick<Tunnel, 'cart' | 'receivedAt'>) => {
  const seconds = useSecondsLeft(tunnel)
  const count = tunnel.cart.travelers_count
  return (
    <>
      <div className="hold" role="timer" aria-live="off">
        <Icon of={Hourglass} />
        <p>{count === 1 ? 'Ta place est gardée encore' : `Tes ${count}\u00a0places sont gardées encore`}</p>
        <b>{formatCountdown(seconds)}</b>
      </div>
      <p className="sr-only" role="status">
        {announceHold(seconds)}
      </p>
    </>
  )
}

const HALF_SECOND = 500

/** How many seconds the seats are still held, second after second. */
const useSecondsLeft = ({ cart, receivedAt }: Pick<Tunnel, 'cart' | 'receivedAt'>): number => {
  const read = () =>
    secondsLeft({
      expiresAt: cart.hold_expires_at ?? cart.now,
      serverNow: cart.now,
      receivedAt,
      // A cart that came after the last tick is as new as the clock.
      clientNow: Math.max(lastTick, receivedAt),
    })
  return useSyncExternalStore(everyHalfSecond, read, () => 0)
}

/** The clock as of its last tick: what is read twice within one render is the same. */
let lastTick = 0

const everyHalfSecond = (listener: () => void) => {
  const tick = () => {
    lastTick = Date.now()
    listener()
  }
  tick()
  const timer = setInterval(tick, HALF_SECOND)
  return () => clearInterval(timer)
}
