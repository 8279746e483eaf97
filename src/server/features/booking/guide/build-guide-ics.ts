import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { formatCount } from '@/domain/plural'
import { dayAfter, localMidnight } from '../documents/ics-days'

/** A departure as a guide's calendar shows it: nothing of who travels. */
export type GuideEvent = {
  id: number
  name: string
  start: string
  end: string
  status: 'open' | 'confirmed'
  capacity: number
  taken: number
  place: string | null
  changed_at: string
}

/** The departures of a guide for a calendar: an event of whole days each, the same one each time it is read. */
export const buildGuideIcs = ({ events, siteUrl }: { events: readonly GuideEvent[]; siteUrl: string }): string => {
  const calendar = ical({
    name: 'Mes départs, Lagopède',
    prodId: { company: 'Lagopede', product: 'Guides', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    // How often a calendar comes back, for those that listen.
    ttl: 60 * 60,
  })
  for (const event of events) {
    const page = `${siteUrl}/my-expeditions/admin/${String(event.id)}`
    calendar.createEvent({
      id: `departure-${String(event.id)}@${new URL(siteUrl).hostname}`,
      stamp: new Date(event.changed_at),
      allDay: true,
      start: localMidnight(event.start),
      end: localMidnight(dayAfter(event.end)),
      summary: event.status === 'open' ? `${event.name} (à confirmer)` : event.name,
      location: event.place ?? undefined,
      description: [
        `${formatCount(event.taken, 'place prise', 'places prises')} sur ${String(event.capacity)}`,
        `Ta fiche de départ : ${page}`,
      ].join('\n'),
      url: page,
      status: event.status === 'open' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
