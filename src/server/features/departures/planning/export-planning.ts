import { formatMissing } from '@/domain/departures/departure-words'
import { formatCount } from '@/domain/text/plural'
import { env } from '@/env'
import { buildDeparturesIcs } from '../build-departures-ics'
import { readPlanning } from './read-planning'

/** The departures of some days as a file for a calendar; the canceled are left out. */
export const exportPlanning = async (days: {
  from: string
  to: string
}): Promise<{ filename: string; content: string }> => {
  const { departures, guides } = await readPlanning(days)
  const siteUrl = env().SITE_URL
  const names = new Map(guides.map(({ id, full_name: name }) => [id, name]))
  const saidAt = new Date().toISOString()
  const events = departures
    .filter(({ status, departure_start: start, departure_end: end }) => {
      // The planning also knows the neighbours of its days.
      return status !== 'canceled' && start <= days.to && end >= days.from
    })
    .map((departure) => ({
      id: departure.id,
      title: departure.name,
      start: departure.departure_start,
      end: departure.departure_end,
      isSure: departure.status === 'confirmed',
      place: null,
      lines: [
        `Guide : ${names.get(departure.guide_id ?? 0) ?? 'personne encore'}`,
        `${formatCount(departure.seats_taken, 'place prise', 'places prises')} sur ${String(departure.capacity)}`,
        ...(departure.missing_count > 0 ? [formatMissing(departure.missing_count)] : []),
        ...(departure.sales_closed ? ['Ventes closes.'] : []),
      ],
      url: `${siteUrl}/admin/collections/departures/${String(departure.id)}`,
      saidAt,
    }))
  return {
    filename: `departs-du-${days.from}-au-${days.to}.ics`,
    content: buildDeparturesIcs({ name: 'Départs de Lagopède', product: 'Agenda', events, siteUrl }),
  }
}
