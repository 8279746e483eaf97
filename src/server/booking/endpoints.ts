import { getCart, listReservations } from '@/contract/booking'
import { announceRoute } from '../http/announce-route'

export const BOOKING_ENDPOINTS = [getCart, listReservations].map(announceRoute)
