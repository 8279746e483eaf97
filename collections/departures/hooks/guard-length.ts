import type { CollectionBeforeChangeHook } from 'payload'
import { lengthFault } from '@/domain/departures/departure-rules'
import { relationId } from '@/domain/text/relation-id'
import type { Departure } from '@/payload-types'
import { dayOf } from '../../fields/days'
import { invalidFields } from '../../fields/invalid-fields'
import { findTrip } from './find-trip'

/**
 * Refuses days of another length than the trip's, which the card, the page and the contract state. A departure that contradicts
 * its trip already is saved as long as its days and its trip stay. A change that customers agree to has rules of its own
 * (docs/adr/0033), and writes no form.
 */
export const guardLength: CollectionBeforeChangeHook<Departure> = async ({ data, originalDoc, req }) => {
  if (req.payloadAPI !== 'REST') return data
  const [before, after] = [factsOf(originalDoc ?? {}), factsOf({ ...originalDoc, ...data })]
  const { expedition, start, end } = after
  if (expedition === null || start === null || end === null || isSame(before, after)) return data
  const { duration_days: days } = await findTrip({ req, id: expedition })
  const fault = days ? lengthFault({ start, end, days }) : null
  if (fault) throw invalidFields({ collection: 'departures', errors: [fault], req })
  return data
}

const factsOf = ({ expedition, departure_start: start, departure_end: end }: Partial<Departure>) => ({
  expedition: relationId(expedition),
  start: dayOf(start),
  end: dayOf(end),
})

type Facts = ReturnType<typeof factsOf>

const isSame = (before: Facts, after: Facts): boolean =>
  before.expedition === after.expedition && before.start === after.start && before.end === after.end
