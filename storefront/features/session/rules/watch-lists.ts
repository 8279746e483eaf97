import { tell } from '@/storefront/lib/tracking/events'
import { markedCards } from './marked-cards'
import { newItems } from './new-items'
import { readItem, type TrackedItem } from './read-item'

/** Tells each list once as it comes into view, and again what comes into it; answers how to stop. */
export const watchLists = (): (() => void) => {
  const told = new WeakMap<HTMLElement, TrackedItem[]>()
  const untold = (list: HTMLElement) => newItems({ told: told.get(list) ?? [], shown: readItems(list) })

  const inView = new IntersectionObserver(
    (entries) =>
      entries.forEach(({ target, isIntersecting }) => {
        if (isIntersecting && target instanceof HTMLElement) tellList(target)
      }),
    // A list whose first line peeks in at the bottom is not seen yet.
    { rootMargin: '0px 0px -10%' },
  )
  const tellList = (list: HTMLElement) => {
    const items = untold(list)
    told.set(list, readItems(list))
    if (items.length > 0) tell('view_item_list', { ...nameList(list), currency: 'EUR', items })
  }
  const look = () =>
    document.querySelectorAll<HTMLElement>('[data-list]').forEach((list) => {
      if (untold(list).length === 0) return
      // Observed anew, a list that is in view already says so again.
      inView.unobserve(list)
      inView.observe(list)
    })

  look()
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    inView.disconnect()
  }
}

const readItems = (list: HTMLElement) => markedCards(list).map((card, index) => readItem({ card, index, list }))

/** The catalogue's list bears the name of its page (spec §7). */
const nameList = ({ dataset: { list } }: HTMLElement) => ({
  item_list_name: list,
  ...(list === 'page_catalogue' && { page: list }),
})
