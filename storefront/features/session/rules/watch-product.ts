import { tell } from '@/storefront/lib/tracking/events'
import { readProduct } from '@/storefront/lib/tracking/tracked-marks'

/** Tells the adventure whose page is open, once each time one comes to it; answers how to stop. */
export const watchProduct = (): (() => void) => {
  let told: number | undefined
  const look = () => {
    const item = readProduct()
    if (item && item.item_id !== told) tell('view_item', { value: item.price, currency: 'EUR', items: [item] })
    told = item?.item_id
  }
  look()
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  return () => changes.disconnect()
}
