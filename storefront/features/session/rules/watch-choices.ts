import type { MeasuredEvents } from '@/domain/audience/measured-events'
import { tell } from '@/storefront/lib/tracking/events'
import { markedCards } from './marked-cards'
import { readItem, type TrackedItem } from './read-item'

/** Tells which card, selection or content was chosen: links by their click, a search by its sending; answers how to stop. */
export const watchChoices = (): (() => void) => {
  const hearing = new AbortController()
  // Captured, for whatever the page does of it next.
  const options = { capture: true, signal: hearing.signal }
  document.addEventListener('click', ({ target }) => tellChoice(closest(target, 'a[href]')), options)
  document.addEventListener('submit', ({ target }) => tellContent(closest(target, 'form[data-content]')), options)
  return () => hearing.abort()
}

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

const tellChoice = (link: HTMLElement | null) => {
  tellItem(closest(link, '[data-item]'))
  tellPromotion(closest(link, '[data-promotion]'))
  tellContent(closest(link, 'a[data-content]'))
}

const tellItem = (card: HTMLElement | null) => {
  if (!card) return
  const list = closest(card, '[data-list]')
  const item = readItem({ card, index: list ? markedCards(list).indexOf(card) : 0, list })
  tell('select_item', { item_list_name: item.item_list_name, currency: 'EUR', items: [item] })
  tell('productClick', olderProductClick(item))
}

/** The same choice under the name and the shape that the tag manager's older tags listen to (spec §7). */
const olderProductClick = ({
  item_id,
  item_name,
  price,
  index,
  item_list_name,
}: TrackedItem): MeasuredEvents['productClick'] => ({
  ecommerce: {
    currencyCode: 'EUR',
    click: {
      actionField: { list: item_list_name },
      products: [{ id: item_id, name: item_name, price, position: index + 1 }],
    },
  },
})

const tellPromotion = (link: HTMLElement | null) => {
  if (!link) return
  const { promotion, promotionName } = link.dataset
  tell('select_promotion', { promotion_id: promotion, promotion_name: promotionName })
}

const tellContent = (place: HTMLElement | null) => {
  if (!place) return
  const { content, contentType } = place.dataset
  tell('select_content', { content_type: contentType, content_id: content })
}
