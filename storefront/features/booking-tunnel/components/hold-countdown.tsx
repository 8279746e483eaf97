import { Hourglass } from 'lucide'
import { Icon } from '@/storefront/ui/icon'
import { announceHold, formatCountdown } from '../rules/hold-countdown'
import type { Tunnel } from '../api/use-tunnel'
import { useSecondsLeft } from './use-seconds-left'

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
