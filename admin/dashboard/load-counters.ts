import type { Payload, TypedUser, Where } from 'payload'
import { departuresWindow, WINDOW_DAYS } from './departures-window'

const LINKED_QUESTIONS = 60

/** What was written to the agency and waits for an answer. */
export const OPEN_MESSAGES = { state: { in: 'new,in_progress' } }

/** Guides whose text waits to be read. */
export const GUIDES_TO_READ = { has_proposal: { equals: 'true' } }

export type CountersData = {
  departures: number
  /** Seats of reservations that stand; what carts hold for a while is not sold. */
  seatsSold: number
  capacity: number
  reviewsToRead: number
  reports: number
  callRequests: number
  contactMessages: number
  guideTexts: number
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
  const [departures, reviews, reports, callRequests, contactMessages, guideTexts, answered] = await Promise.all([
    payload.find({
      collection: 'departures',
      where: departuresWindow({ now, days: WINDOW_DAYS }),
      pagination: false,
      depth: 0,
      select: { capacity: true },
      ...asUser,
    }),
    payload.count({ collection: 'reviews', where: { status: { equals: 'pending' } }, ...asUser }),
    payload.count({ collection: 'message-reports', where: { status: { equals: 'open' } }, ...asUser }),
    payload.count({ collection: 'call-requests', where: { status: { equals: 'open' } }, ...asUser }),
    payload.count({ collection: 'contact-messages', where: OPEN_MESSAGES, ...asUser }),
    payload.count({ collection: 'guides', where: GUIDES_TO_READ, ...asUser }),
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
  const [questions, reservations] = await Promise.all([
    payload.find({
      collection: 'messages',
      where: unanswered,
      sort: '-createdAt',
      limit: LINKED_QUESTIONS,
      depth: 0,
      select: {},
      ...asUser,
    }),
    payload.find({
      collection: 'reservations',
      where: { departure: { in: departures.docs.map(({ id }) => id) }, status: { not_equals: 'canceled' } },
      pagination: false,
      depth: 0,
      select: { travelers_count: true },
      ...asUser,
    }),
  ])
  return {
    departures: departures.docs.length,
    seatsSold: reservations.docs.reduce((sum, reservation) => sum + reservation.travelers_count, 0),
    capacity: departures.docs.reduce((sum, departure) => sum + departure.capacity, 0),
    reviewsToRead: reviews.totalDocs,
    reports: reports.totalDocs,
    callRequests: callRequests.totalDocs,
    contactMessages: contactMessages.totalDocs,
    guideTexts: guideTexts.totalDocs,
    questions: questions.totalDocs,
    questionIds: questions.docs.map(({ id }) => id),
  }
}
