import type { Payload, TypedUser } from 'payload'
import type { Departure, Expedition, Guide } from '@/payload-types'
import { departuresWindow, WINDOW_DAYS } from './departures-window'

const SHOWN = 25

export type DepartureToCome = {
  id: number
  name: string
  start: string
  end: string
  capacity: number
  taken: number
  status: Departure['status']
  guide: string | null
}

/** The next departures the user may read: those of the coming weeks, all of his or her own for a guide. */
export const loadDeparturesToCome = async ({
  payload,
  user,
  now,
}: {
  payload: Payload
  user: TypedUser
  now: Date
}): Promise<{ departures: DepartureToCome[]; total: number }> => {
  const { docs, totalDocs } = await payload.find({
    collection: 'departures',
    where: departuresWindow({ now, ...(user.role !== 'guide' && { days: WINDOW_DAYS }) }),
    sort: 'departure_start',
    limit: SHOWN,
    depth: 2,
    select: {
      title: true,
      expedition: true,
      departure_start: true,
      departure_end: true,
      capacity: true,
      seats_taken: true,
      status: true,
      guide: true,
    },
    populate: { expeditions: { name: true, guide: true }, guides: { full_name: true } },
    user,
    overrideAccess: false,
  })
  return { departures: docs.map(presentDeparture), total: totalDocs }
}

type SelectedDeparture = Pick<
  Departure,
  'id' | 'title' | 'departure_start' | 'departure_end' | 'capacity' | 'seats_taken' | 'status' | 'guide' | 'expedition'
>

const presentDeparture = (departure: SelectedDeparture): DepartureToCome => {
  const expedition = populated<Expedition>(departure.expedition)
  const guide = populated<Guide>(departure.guide) ?? populated<Guide>(expedition?.guide)
  return {
    id: departure.id,
    // A guide reads no expedition: the departure's own title begins with its name.
    name: expedition?.name ?? departure.title?.replace(/, [^,]*$/, '') ?? `Départ ${String(departure.id)}`,
    start: departure.departure_start,
    end: departure.departure_end,
    capacity: departure.capacity,
    taken: departure.seats_taken,
    status: departure.status,
    guide: guide?.full_name ?? null,
  }
}

const populated = <Doc extends object>(value: Doc | number | null | undefined): Doc | null =>
  typeof value === 'object' ? value : null
