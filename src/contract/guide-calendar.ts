import * as z from 'zod/mini'
import { Awaited } from './awaited'
import { defineRoute } from './define-route'

/** A departure as its guide's calendar shows it: how full, how sure, and what waits. Nothing personal. */
export const GuidedDeparture = z
  .object({
    departure_id: z.int(),
    name: z.string(),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    status: z.enum(['open', 'confirmed', 'canceled']),
    capacity: z.int(),
    seats_taken: z.int(),
    /** Null when it is sure to leave, or canceled. */
    awaited: z.nullable(Awaited),
    /** Travelers whose profile is not complete. */
    incomplete_profiles: z.int(),
    /** Questions of the trip's page without an answer. */
    questions: z.int(),
  })
  .register(z.globalRegistry, { id: 'GuidedDeparture' })
export type GuidedDeparture = z.infer<typeof GuidedDeparture>

/** The departures one guides, by date, and today in Paris. Who guides none is told so. */
export const listGuidedDepartures = defineRoute({
  method: 'get',
  path: '/v1/guide/departures',
  group: 'Guides',
  auth: 'user',
  summary: 'Departures one guides',
  response: z.object({ is_guide: z.boolean(), today: z.iso.date(), departures: z.array(GuidedDeparture) }),
})

const CalendarLink = z
  .object({
    /** Since when the address answers; null when there is none. */
    created_at: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'GuideCalendarLink' })

/** Whether one's departures are read by a private address, for a calendar; never the address itself, of which a digest is kept. */
export const getCalendarLink = defineRoute({
  method: 'get',
  path: '/v1/guide/calendar-link',
  group: 'Guides',
  auth: 'user',
  summary: 'Private address of one’s departures',
  response: CalendarLink,
})

/** Draws the address, or draws it anew: the former one is closed at once. It is told this once. 403 for who guides nothing. */
export const renewCalendarLink = defineRoute({
  method: 'post',
  path: '/v1/guide/calendar-link',
  group: 'Guides',
  auth: 'user',
  summary: 'Draw the private address anew',
  response: z.extend(CalendarLink, { url: z.url(), created_at: z.iso.datetime() }),
})

/** Closes the address. */
export const revokeCalendarLink = defineRoute({
  method: 'delete',
  path: '/v1/guide/calendar-link',
  group: 'Guides',
  auth: 'user',
  summary: 'Close the private address',
  response: CalendarLink,
})

export const GuideNews = z
  .object({
    /** Of departures that are given, taken off or moved: a mail at once, or one in the morning for all of the day before. */
    changes: z.enum(['at_once', 'daily']),
  })
  .register(z.globalRegistry, { id: 'GuideNews' })
export type GuideNews = z.infer<typeof GuideNews>

/** How one is told of changes of the departures one guides. */
export const getGuideNews = defineRoute({
  method: 'get',
  path: '/v1/guide/news',
  group: 'Guides',
  auth: 'user',
  summary: 'How one is told of changes',
  response: GuideNews,
})

/** Changes it. 403 for who guides nothing. */
export const setGuideNews = defineRoute({
  method: 'patch',
  path: '/v1/guide/news',
  group: 'Guides',
  auth: 'user',
  summary: 'Be told at once, or once a day',
  body: z.strictObject({ changes: z.enum(['at_once', 'daily']) }),
  response: GuideNews,
})
