import { watchChoices } from './watch-choices'
import { watchLists } from './watch-lists'
import { watchProduct } from './watch-product'

/** Tells the tag manager what is seen and chosen on the pages, from their marks; answers how to stop. */
export const watchPage = (): (() => void) => {
  const stops = [watchLists(), watchChoices(), watchProduct()]
  return () => stops.forEach((stop) => stop())
}
