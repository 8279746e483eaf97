import { addCart, extendHold, getCart, getCartDetail, removeCart, updateCart } from '@/contract/booking'
import { getGuideDeparture, remindParticipant } from '@/contract/guide-departures'
import { getOwnProfile, updateOwnProfile } from '@/contract/participants'
import {
  addReservation,
  cancelReservation,
  getReservation,
  listReservations,
  previewCancellation,
  shareParticipantLink,
  updateKit,
  updateParticipants,
} from '@/contract/reservations'
import { announceRoute } from '../http/announce-route'

export const BOOKING_ENDPOINTS = [
  getCart,
  addCart,
  updateCart,
  removeCart,
  getCartDetail,
  extendHold,
  listReservations,
  addReservation,
  getReservation,
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
