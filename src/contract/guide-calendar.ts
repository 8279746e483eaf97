import * as z from 'zod/mini'
import { Awaited } from './awaited'
import { defineRoute } from './define-route'

export const GuidedDeparture = z
  .object({
    departure_id: z.int(),
    name: z.string(),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    status: z.enum(['open', 'confirmed', 'canceled']),
    capacity: z.int(),
    seats_taken: z.int(),
    awaited: z.nullable(Awaited).check(z.describe('Null when it is sure to leave, or canceled.')),
    incomplete_profiles: z.int().check(z.describe('Travelers whose profile is not complete.')),
    changes: z.int().check(z.describe('Changes within 30 days that the user has not seen.')),
    questions: z.int().check(z.describe("Questions of the trip's page without an answer.")),
  })
  .register(z.globalRegistry, {
    id: 'GuidedDeparture',
    description:
      "A departure as its guide's calendar shows it: how full, in seats, how sure, and what waits. Nothing personal.",
  })
export type GuidedDeparture = z.infer<typeof GuidedDeparture>

export const listGuidedDepartures = defineRoute({
  method: 'get',
  path: '/v1/guide/departures',
  group: 'Guides',
  auth: 'user',
  summary: 'Departures one guides',
  description:
    "The departures of the guide by date, and today's date in Paris; `is_guide` is false for a user who guides none.",
  response: z.object({ is_guide: z.boolean(), today: z.iso.date(), departures: z.array(GuidedDeparture) }),
})

const CalendarLink = z
  .object({
    created_at: z
      .nullable(z.iso.datetime())
      .check(z.describe('Since when the address answers; null when there is none.')),
  })
  .register(z.globalRegistry, {
    id: 'GuideCalendarLink',
    description: 'The private address of the calendar of one’s departures; null while it is closed.',
  })

export const getCalendarLink = defineRoute({
  method: 'get',
  path: '/v1/guide/calendar-link',
  group: 'Guides',
  auth: 'user',
  summary: 'Private address of one’s departures',
  description:
    "Whether one's departures are read by a private address, for a calendar; never the address itself, of which a digest is kept.",
  response: CalendarLink,
})

export const renewCalendarLink = defineRoute({
  method: 'post',
  path: '/v1/guide/calendar-link',
  group: 'Guides',
  auth: 'user',
  summary: 'Draw the private address anew',
  description:
    'Draws the address, or draws it anew: the former one is closed at once. It is told this once. 403 for who guides nothing.',
  response: z.extend(CalendarLink, { url: z.url(), created_at: z.iso.datetime() }),
})

export const revokeCalendarLink = defineRoute({
  method: 'delete',
  path: '/v1/guide/calendar-link',
  group: 'Guides',
  auth: 'user',
  summary: 'Close the private address',
  description: 'Closes the address.',
  response: CalendarLink,
})

export const GuideNews = z
  .object({
    changes: z
      .enum(['at_once', 'daily'])
      .check(
        z.describe(
          'Of departures that are given, taken off or moved: a mail at once, or one in the morning for all of the day before.',
        ),
      ),
    replies: z
      .boolean()
      .check(
        z.describe(
          'Whether answers to what one writes to a group go to one’s own address too, which its travelers then see.',
        ),
      ),
    is_guide: z.boolean().check(z.describe('False for who guides nothing, and can change none of it.')),
  })
  .register(z.globalRegistry, {
    id: 'GuideNews',
    description: 'How a guide is notified of changes to their departures, and who gets the answers of their groups.',
  })
export type GuideNews = z.infer<typeof GuideNews>

export const getGuideNews = defineRoute({
  method: 'get',
  path: '/v1/guide/news',
  group: 'Guides',
  auth: 'user',
  summary: 'How one is told of changes',
  description: 'How the guide is notified of changes to their departures, and who gets the answers of their groups.',
  response: GuideNews,
})

export const setGuideNews = defineRoute({
  method: 'patch',
  path: '/v1/guide/news',
  group: 'Guides',
  auth: 'user',
  summary: 'Be told at once, or once a day',
  description:
    'Changes how the guide is notified, or who gets the answers; what is not named stays. 403 for a user who is not a guide.',
  body: z.strictObject({ changes: z.optional(z.enum(['at_once', 'daily'])), replies: z.optional(z.boolean()) }),
  response: GuideNews,
})
