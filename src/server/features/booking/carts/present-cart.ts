import type { CartDetail } from '@/contract/booking'
import type { Cart } from '@/contract/cart'

/** The cart as the banner shows it. */
export const presentCart = ({
  id,
  expedition,
  departure,
  travelers_count,
  price,
  hold_expires_at,
}: CartDetail): Cart => ({
  id,
  expedition_main_photo: expedition.main_photo_small,
  expedition_name: expedition.name,
  departure_start: departure.departure_start,
  departure_end: departure.departure_end,
  reservation_travelers_count: travelers_count,
  total: price.total,
  hold_expires_at,
})
