import type { MeasuredItem } from '@/domain/audience/measured-events'

/** What the server writes on the elements that are measured: no script reads it before the visitor agreed. */
export const markItem = ({ id, name, price }: { id: number; name: string; price: number }) => ({
  'data-item': id,
  'data-item-name': name,
  'data-item-price': price,
})

/** The adventure whose page it is. */
export const markProduct = ({ id, name, price }: { id: number; name: string; price: number }) => ({
  'data-product': id,
  'data-product-name': name,
  'data-product-price': price,
})

/** The adventure whose page is open, null on any other. */
export const readProduct = (): MeasuredItem | null => {
  const mark = document.querySelector<HTMLElement>('[data-product]')
  if (!mark) return null
  const { product, productName = '', productPrice } = mark.dataset
  return { item_id: Number(product), item_name: productName, price: Number(productPrice) }
}

/** What makes a document one where nothing that measures is loaded, whatever its address. */
export const UNMEASURED = { 'data-unmeasured': true }

/** A list of such items, by its name in the measure of audience. */
export const markList = (name: 'carousel_homepage' | 'page_catalogue') => ({ 'data-list': name })

/** A link that puts a thematic selection forward. */
export const markPromotion = ({ id, name }: { id: string; name: string }) => ({
  'data-promotion': id,
  'data-promotion-name': name,
})

/** A link or a form that chooses one content of its kind. */
export const markContent = ({ type, id }: { type: 'activity_category' | 'destination'; id: string }) => ({
  'data-content': id,
  'data-content-type': type,
})
