import { formatDateRange } from '@/domain/days/french-dates'
import { SAMPLE_TRIP } from '@/server/platform/email/mail'

/** Who a mail about a shared deposit is for, of which trip and of which sum, in cents. */
export type Trip = { email: string; first_name: string | null; trip: string; cents: number }

/** SQL columns of the trip of a departure `d` of an expedition `e`. */
export const TRIP = /* sql */ `e.name as expedition, to_char(d.departure_start at time zone 'Europe/Paris', 'YYYY-MM-DD') as start,
  to_char(d.departure_end at time zone 'Europe/Paris', 'YYYY-MM-DD') as "end"`

export type TripRow = {
  email: string
  first_name: string | null
  expedition: string
  start: string
  end: string
  cents: number
}

export const tripOf = ({ email, first_name, expedition, start, end, cents }: TripRow): Trip => ({
  ...{ email, first_name, cents },
  trip: `« ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}`,
})

export const SAMPLE_SHARED_TRIP = `« ${SAMPLE_TRIP.expedition} », ${formatDateRange({ start: SAMPLE_TRIP.start, end: SAMPLE_TRIP.end }).toLowerCase()}`
