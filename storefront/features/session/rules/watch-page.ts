import { tell } from '@/storefront/lib/tracking/events'
import { readProduct } from '@/storefront/lib/tracking/tracked-marks'
import { watchChoices } from './watch-choices'
import { watchLists } from './watch-lists'

/** Tells the tag manager what is seen and chosen on the pages, from their marks; answers how to stop. */
export const watchPage = (): (() => void) => {
  const stops = [watchLists(), watchChoices(), watchProduct()]
  return () => stops.forEach((stop) => stop())
}

/** Tells the adventure whose page is open, once each time one comes to it; answers how to stop. */
const watchProduct = (): (() => void) => {
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
