import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { relationId } from '@/domain/text/relation-id'
import type { Departure } from '@/payload-types'
import { noteGuideChange, type GuidedDays } from '@/server/features/departures/planning/note-guide-change'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'

/** A departure that is given, taken off or on new days is told to who leads it, and to who did; a cancellation is told elsewhere. */
export const tellGuides: CollectionAfterChangeHook<Departure> = async ({ req, doc, previousDoc, operation }) => {
  if (doc.status === 'canceled') return
  const before = operation === 'update' && previousDoc.status !== 'canceled' ? previousDoc : null
  if (before !== null && isSame(before, doc)) return
  const transaction = await transactionOf(req)
  const [led, leads] = [before && (await readLed({ req, departure: before })), await readLed({ req, departure: doc })]
  if (led && led.guideId === leads?.guideId) {
    await noteGuideChange({ transaction, kind: 'moved', ...led })
    return
  }
  if (led) await noteGuideChange({ transaction, kind: 'taken', ...led })
  if (leads) await noteGuideChange({ transaction, kind: 'given', ...leads })
}

/** A departure that is deleted is taken off whoever led it. */
export const tellGuideOfDeletion: CollectionAfterDeleteHook<Departure> = async ({ req, doc }) => {
  const led = doc.status === 'canceled' ? null : await readLed({ req, departure: doc })
  if (led) await noteGuideChange({ transaction: await transactionOf(req), kind: 'taken', ...led })
}

const isSame = (one: Departure, other: Departure): boolean =>
  relationId(one.guide) === relationId(other.guide) &&
  relationId(one.expedition) === relationId(other.expedition) &&
  one.departure_start === other.departure_start &&
  one.departure_end === other.departure_end

/** Who leads a departure as it is in a document, its own guide or its trip's; null when nobody does. */
const readLed = async ({
  req,
  departure: { id, guide, expedition, departure_start: start, departure_end: end },
}: {
  req: PayloadRequest
  departure: Departure
}): Promise<{ guideId: number; departure: GuidedDays } | null> => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ name: string; guide: number | null }>(sql`
    select name, guide_id as guide from expeditions where id = ${relationId(expedition)}`)
  const trip = rows[0]
  const guideId = relationId(guide) ?? trip?.guide ?? null
  if (guideId === null) return null
  const days = { start: calendarDayInParis(new Date(start)), end: calendarDayInParis(new Date(end)) }
  return { guideId, departure: { id, name: trip?.name ?? '', ...days } }
}
