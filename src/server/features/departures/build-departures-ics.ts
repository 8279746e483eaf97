import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { dayAfter, localMidnight } from '@/server/platform/calendar/ics-days'

/** A departure as a calendar shows it: nothing of who travels. */
export type DepartureEvent = {
  id: number
  title: string
  start: string
  end: string
  /** Whether it leaves for sure. */
  isSure: boolean
  place: string | null
  lines: string[]
  /** Its page. */
  url: string
  /** When what is said was last true. */
  saidAt: string
}

/** Departures for a calendar: an event of whole days each, the same one each time it is read. */
export const buildDeparturesIcs = ({
  name,
  product,
  events,
  siteUrl,
}: {
  name: string
  product: string
  events: readonly DepartureEvent[]
  siteUrl: string
}): string => {
  const calendar = ical({
    name,
    prodId: { company: 'Lagopede', product, language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    // How often a calendar comes back, for those that listen.
    ttl: 60 * 60,
  })
  for (const { id, title, start, end, isSure, place, lines, url, saidAt } of events) {
    calendar.createEvent({
      id: `departure-${String(id)}@${new URL(siteUrl).hostname}`,
      stamp: new Date(saidAt),
      allDay: true,
      start: localMidnight(start),
      end: localMidnight(dayAfter(end)),
      summary: isSure ? title : `${title} (à confirmer)`,
      location: place ?? undefined,
      description: lines.join('\n'),
      url,
      status: isSure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    })
  }
  return calendar.toString()
}
