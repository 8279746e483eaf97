import { useEffect, useEffectEvent } from 'react'
import type { Tunnel } from './use-tunnel'

const MINUTE = 60_000

let lastTold = 0

/** While the customer types and clicks the seats stay held: the server is told, at most once a minute. */
export const useHoldExtension = ({ cart, hold }: Pick<Tunnel, 'cart' | 'hold'>) => {
  const isHeld = cart.hold === 'held'
  const tell = useEffectEvent(({ target }: Event) => {
    // An order takes the seats: told at once of both, the server would know of no cart to hold.
    if (target instanceof Element && target.closest('[data-takes-seats]')) return
    if (Date.now() - lastTold < MINUTE) return
    lastTold = Date.now()
    void hold()
  })
  useEffect(() => {
    if (!isHeld) return
    const controller = new AbortController()
    for (const event of ['pointerdown', 'keydown']) {
      document.addEventListener(event, tell, { signal: controller.signal, passive: true })
    }
    return () => controller.abort()
  }, [isHeld])
}
