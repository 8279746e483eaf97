import type { CartDetail } from '@/contract/cart-detail'
import type { ReservationDetail } from '@/contract/reservation-detail'
import type { MeasuredItem } from '@/domain/audience/measured-events'
import { trackedPage, tell } from './events'
import { readProduct } from './tracked-marks'
import { noteEvent, wasNoted } from './untold-events'

/** Places that were taken on the page of an adventure: `start` is the first day, `price` in euros for one. */
export type TakenPlaces = { departure: number; start: string; quantity: number; price: number }

/** Tells that places were taken. */
export const trackAddToCart = ({ departure, start, quantity, price }: TakenPlaces): void => {
  const value = price * quantity
  const product = readProduct()
  const items = product ? [{ ...product, price, quantity, item_variant: start }] : []
  tell('add_to_cart', { departure, quantity, price, value, currency: 'EUR', items })
  // As in `AddToWishlist`: a catalogue of ads knows trips, not departures.
  trackedPage().fbq?.('track', 'AddToCart', {
    content_ids: items.map(({ item_id }) => item_id),
    value,
    currency: 'EUR',
  })
}

/** Notes that a cart is looked at, filled in or ordered, once for each: the booking's own pages are never measured. */
export const trackCart = ({
  event,
  cart,
}: {
  event: 'view_cart' | 'begin_checkout' | 'remove_from_cart'
  cart: CartDetail
}): void => noteEvent({ event, subject: cart.id, told: basketOf(cart) })

/** Notes that a cart was ordered, by the means that its customer chose first. */
export const trackPaymentInfo = ({ cart, means }: { cart: CartDetail; means: 'card' | 'transfer' }): void =>
  noteEvent({ event: 'add_payment_info', subject: cart.id, told: { ...basketOf(cart), payment_type: means } })

/** Notes a reservation, once for its number. */
export const trackPurchase = (reservation: ReservationDetail): void =>
  noteEvent({
    event: 'purchase',
    subject: reservation.number,
    told: orderOf({ reservation, value: reservation.price.total }),
  })

/** The same, of a reservation that this browser ordered and may not have seen made: it was paid for elsewhere, or after a while. */
export const trackOwnPurchase = (reservation: ReservationDetail): void => {
  const { cart_id: cartId, status } = reservation
  const isOrderedHere = cartId !== null && wasNoted({ event: 'add_payment_info', subject: cartId })
  if (isOrderedHere && status !== 'canceled') trackPurchase(reservation)
}

/** Notes that travelers of a reservation were canceled, all or one, and what comes back of what was paid, in euros. */
export const trackRefund = ({
  reservation,
  value,
  travelers,
}: {
  /** As it stood before. */
  reservation: ReservationDetail
  value: number
  travelers: number
}): void =>
  noteEvent({
    event: 'refund',
    // Of one traveler after another, each is told.
    subject: `${reservation.number} ${String(reservation.travelers_count)}`,
    told: orderOf({ reservation: { ...reservation, travelers_count: travelers }, value }),
  })

const basketOf = ({ expedition, departure, travelers_count, price }: CartDetail) => ({
  currency: 'EUR' as const,
  value: price.total,
  ...couponOf(price),
  items: [itemOf({ expedition, start: departure.departure_start, price: departure.price, quantity: travelers_count })],
})

const orderOf = ({ reservation, value }: { reservation: ReservationDetail; value: number }) => {
  const { number, expedition, departure_date, travelers_count, price } = reservation
  const unit = price.lines[0]?.unit ?? price.total / travelers_count
  return {
    currency: 'EUR' as const,
    transaction_id: number,
    value,
    ...couponOf(price),
    items: [itemOf({ expedition, start: departure_date, price: unit, quantity: travelers_count })],
  }
}

const couponOf = ({ lines }: CartDetail['price']) => {
  const coupon = lines.find(({ code }) => code !== undefined)?.code
  return coupon === undefined ? {} : { coupon }
}

const itemOf = ({
  expedition,
  start,
  price,
  quantity,
}: {
  expedition: CartDetail['expedition']
  start: string
  price: number
  quantity: number
}): MeasuredItem => ({
  item_id: expedition.id,
  item_name: expedition.name,
  item_variant: start,
  price,
  quantity,
})
