import { workingDayBefore } from '@/domain/departures/transfer-time'

/** How many working days before a departure who has not paid is called, unless the agency says otherwise. */
export const UNPAID_CALL_DAYS = 3

/** The most that the agency can say. */
export const MOST_CALL_DAYS = 15

/** Whether a booking that is not paid is to be called for today: from so many working days before its departure to its first day. */
export const isToBeCalled = ({
  departureStart,
  today,
  callDays,
}: {
  departureStart: string
  today: string
  callDays: number
}): boolean => today <= departureStart && today >= workingDayBefore({ day: departureStart, count: callDays })
