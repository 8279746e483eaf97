import type { CollectionAfterChangeHook } from 'payload'
import { tellNewDates } from '@/server/features/booking/staff/tell-new-dates'
import type { Departure } from '@/payload-types'

const daysOf = ({ departure_start, departure_end }: Departure) => ({
  start: departure_start.slice(0, 10),
  end: departure_end.slice(0, 10),
})

/** New days in the form reach everyone who booked the former ones. */
export const tellNewDaysOfDeparture: CollectionAfterChangeHook<Departure> = async ({
  req,
  doc,
  previousDoc,
  operation,
}) => {
  if (operation !== 'update') return
  const [from, to] = [daysOf(previousDoc), daysOf(doc)]
  if (from.start === to.start && from.end === to.end) return
  await tellNewDates({ req, departureId: doc.id, from, to })
}
