/** An adventure as the tag manager is told of it; prices in euros. */
export type MeasuredItem = {
  item_id: number
  item_name: string
  /** For one traveler. */
  price: number
  /** Its place in the list, from 0. */
  index?: number
  item_list_name?: string | undefined
  /** The first day of the departure, `2027-06-14`. */
  item_variant?: string
  /** How many travelers. */
  quantity?: number
}

type Euros = { currency: 'EUR' }
/** The promo code that lowered the price. */
type Coupon = { coupon?: string }
type Order = Euros & Coupon & { transaction_id: string; value: number; items: MeasuredItem[] }

/** What the tag manager may be told, event by event (spec §7, and Google's names of a sale). Nothing else ever is. */
export type MeasuredEvents = {
  view_item_list: Euros & { item_list_name: string | undefined; page?: string; items: MeasuredItem[] }
  select_item: Euros & { item_list_name: string | undefined; items: MeasuredItem[] }
  productClick: {
    ecommerce: {
      currencyCode: 'EUR'
      click: {
        actionField: { list: string | undefined }
        products: Array<{ id: number; name: string; price: number; position: number }>
      }
    }
  }
  select_promotion: { promotion_id: string | undefined; promotion_name: string | undefined }
  select_content: { content_type: string | undefined; content_id: string | undefined }
  filtered_view: { label: 'filter_famille' | 'filtered_view'; page: 'page_catalogue' }
  form_submit: { label: 'newsletter' } | { label: 'sign_up'; method: string }
  view_item: Euros & { value: number; items: MeasuredItem[] }
  add_to_wishlist: Euros & { value: number; items: MeasuredItem[] }
  add_to_cart: Euros & { departure: number; quantity: number; price: number; value: number; items: MeasuredItem[] }
  view_cart: Euros & Coupon & { value: number; items: MeasuredItem[] }
  remove_from_cart: Euros & Coupon & { value: number; items: MeasuredItem[] }
  begin_checkout: Euros & Coupon & { value: number; items: MeasuredItem[] }
  add_payment_info: Euros & Coupon & { value: number; payment_type: 'card' | 'transfer'; items: MeasuredItem[] }
  purchase: Order
  refund: Order
}
export type MeasuredEvent = keyof MeasuredEvents
