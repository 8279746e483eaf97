import { useEffect, useRef } from 'react'
import { showToast } from '@/storefront/ui/toast-store'
import type { CartNotice } from '../rules/cart-notice'
import { showSeatsNotice } from '../rules/show-seats-notice'

/** Says that the seats were lost while the customer is further down the page than what is said of them. */
export const useLostSeatsToast = (notice: CartNotice | null) => {
  const isLost = notice !== null
  const wasLost = useRef(isLost)
  useEffect(() => {
    if (isLost && !wasLost.current) {
      showToast({
        tone: 'info',
        message: 'Tes places ne sont plus gardées. Rien de ce que tu as écrit n’est perdu.',
        action: { text: 'Voir', run: showSeatsNotice },
      })
    }
    wasLost.current = isLost
  }, [isLost])
}
