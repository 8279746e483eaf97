import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import type { Receipt } from '../components/change-receipt'
import type { AgencyPhone } from './agency-phone'

/** What each way of changing a booking is given. */
export type WayProps = {
  reservation: ReservationDetail
  changes: ReservationChanges
  phone: AgencyPhone
  onDone: (done: { reservation: ReservationDetail; receipt: Receipt }) => void
  /** Shows the booking as it is now. */
  onRefresh: () => Promise<void>
}
