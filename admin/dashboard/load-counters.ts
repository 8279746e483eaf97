import type { Payload, TypedUser, Where } from 'payload'
import { departuresWindow, WINDOW_DAYS } from './departures-window'

const LINKED_QUESTIONS = 60

export type CountersData = {
  departures: number
  seatsTaken: number
  capacity: number
  reviewsToRead: number
  questions: number
  /** The first unanswered questions, for the link that lists them. */
  questionIds: number[]
}

/** What waits for the agency, and how the coming weeks sell. */
export const loadCounters = async ({
  payload,
  user,
  now,
}: {
  payload: Payload
  user: TypedUser
  now: Date
}): Promise<CountersData> => {
  const asUser = { user, overrideAccess: false as const }
  const [departures, reviews, answered] = await Promise.all([
    payload.find({
      collection: 'departures',
      where: departuresWindow({ now, days: WINDOW_DAYS }),
      pagination: false,
      depth: 0,
      select: { seats_taken: true, capacity: true },
      ...asUser,
    }),
    payload.count({ collection: 'reviews', where: { status: { equals: 'pending' } }, ...asUser }),
    payload.findDistinct({
      collection: 'messages',
      field: 'parent',
      where: { parent: { exists: true } },
      limit: 0,
      ...asUser,
    }),
  ])
  const answeredIds = answered.values.map(({ parent }) => (typeof parent === 'object' ? parent?.id : parent))
  const unanswered: Where = {
    and: [
      { parent: { exists: false } },
      { status: { equals: 'visible' } },
      ...(answeredIds.length > 0 ? [{ id: { not_in: answeredIds } }] : []),
    ],
  }
  const questions = await payload.find({
    collection: 'messages',
    where: unanswered,
    sort: '-createdAt',
    limit: LINKED_QUESTIONS,
    depth: 0,
    select: {},
    ...asUser,
  })
  return {
    departures: departures.docs.length,
    seatsTaken: departures.docs.reduce((sum, departure) => sum + departure.seats_taken, 0),
    capacity: departures.docs.reduce((sum, departure) => sum + departure.capacity, 0),
    reviewsToRead: reviews.totalDocs,
    questions: questions.totalDocs,
    questionIds: questions.docs.map(({ id }) => id),
  }
}
