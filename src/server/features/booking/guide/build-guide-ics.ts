import { formatCount } from '@/domain/plural'
import { buildDeparturesIcs } from '../documents/build-departures-ics'

/** A departure of a guide: nothing of who travels. */
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

/** The departures of a guide for their calendar. */
export const buildGuideIcs = ({ events, siteUrl }: { events: readonly GuideEvent[]; siteUrl: string }): string =>
  buildDeparturesIcs({
    name: 'Mes départs, Lagopède',
    product: 'Guides',
    siteUrl,
    events: events.map(({ name, status, taken, capacity, changed_at: saidAt, ...event }) => {
      const url = `${siteUrl}/my-expeditions/admin/${String(event.id)}`
      return {
        ...event,
        title: name,
        isSure: status === 'confirmed',
        lines: [
          `${formatCount(taken, 'place prise', 'places prises')} sur ${String(capacity)}`,
          `Ta fiche de départ : ${url}`,
        ],
        url,
        saidAt,
      }
    }),
  })
