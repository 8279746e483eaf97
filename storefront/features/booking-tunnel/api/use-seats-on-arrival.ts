import { useEffect, useEffectEvent } from 'react'
import { cartNotice } from '../rules/cart-notice'
import type { Tunnel } from './use-tunnel'

/** Who comes back to a booking whose hold ended has the seats taken again at once, when enough are left. */
export const useSeatsOnArrival = ({ cart, hold }: Pick<Tunnel, 'cart' | 'hold'>) => {
  const takeAgain = useEffectEvent(() => {
    if (cartNotice(cart)?.kind === 'released') void hold()
  })
  useEffect(() => takeAgain(), [])
}
