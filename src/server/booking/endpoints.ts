import { addCart, extendHold, getCart, getCartDetail, removeCart, updateCart } from '@/contract/booking'
import { getGuideDeparture, remindParticipant } from '@/contract/guide-departures'
import { getOwnProfile, updateOwnProfile } from '@/contract/participants'
import {
  addReservation,
  cancelReservation,
  getReservation,
  getReservationOfCart,
  listReservations,
  previewCancellation,
  shareParticipantLink,
  updateKit,
  updateParticipants,
} from '@/contract/reservations'
import { announceRoute } from '../http/announce-route'
import { implementRoute } from '../http/implement-route'
import { addCartFor } from './carts/add-cart'
import { changeCartOf } from './carts/change-cart'
import { extendHoldOf } from './carts/extend-hold'
import { presentCart } from './carts/present-cart'
import { readCart } from './carts/read-cart'
import { readOwnCart } from './carts/read-own-cart'
import { removeCartOf } from './carts/remove-cart'

const ANNOUNCED = [
  listReservations,
  addReservation,
  getReservation,
  getReservationOfCart,
  previewCancellation,
  cancelReservation,
  updateParticipants,
  shareParticipantLink,
  updateKit,
  getOwnProfile,
  updateOwnProfile,
  getGuideDeparture,
  remindParticipant,
].map(announceRoute)

export const BOOKING_ENDPOINTS = [
  implementRoute(getCart, async ({ user, req }) => {
    const cart = await readCart({ req, userId: user.id })
    return cart && presentCart(cart.detail)
  }),
  implementRoute(addCart, ({ body, user, req }) =>
    addCartFor({ userId: user.id, departureId: body.departure_id, travelers: body.travelers_count, req }),
  ),
  implementRoute(updateCart, ({ body, user, req }) => changeCartOf({ userId: user.id, body, req })),
  implementRoute(removeCart, ({ user, req }) => removeCartOf({ userId: user.id, req })),
  implementRoute(getCartDetail, async ({ params, user, req }) => {
    const { detail } = await readOwnCart({ req, userId: user.id, cartId: params.id })
    return detail
  }),
  implementRoute(extendHold, ({ params, user, req }) => extendHoldOf({ userId: user.id, cartId: params.id, req })),
  ...ANNOUNCED,
]
