import type { ReservationDetail } from '@/contract/reservations'
import { buildCart } from './build-cart.fixture'

/** What the cart of `buildCart` has become, for tests. */
export const buildOrdered = (): ReservationDetail => {
  const { expedition, price, cancellation } = buildCart()
  return {
    reservation_id: 118,
    departure_id: 7,
    name: expedition.name,
    departure_date: '2027-06-14',
    duration_days: 5,
    level_number: 3,
    main_photo_large: expedition.main_photo_large,
    main_photo_small: expedition.main_photo_small,
    is_confirmed: false,
    is_guide: false,
    dashboard_completness: 20,
    reservation_status_front_end: 'To come',
    number: 'LG-27-0614-118',
    cart_id: 41,
    status: 'pending',
    departure_end: '2027-06-18',
    days_before: 44,
    travelers_count: 2,
    expedition,
    guide: { full_name: 'Maëlle Perrillat', title: null, photo: null },
    journeys: [],
    kit: [],
    kit_packed: [],
    participants: [],
    price,
    paid: 0,
    payments: [],
    bank: { holder: 'Lagopède SAS', iban: 'FR76 3000', bic: 'BNPAFRPPXXX', reference: 'LG-27-0614-118' },
    cancellation,
    can_cancel: true,
    cancellation_version: '1',
    cancellation_fee: 0,
    travelers_fee: 0,
    refund_due: null,
    indemnity: 0,
    choice: null,
    awaited: null,
    history: [],
    coming_mails: [],
    invoices: [],
  }
}
