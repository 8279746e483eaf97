import type { PlannedDeparture, Planning } from '@/contract/planning'
import { guideConflicts, type GuideConflict } from '@/domain/departures/guide-conflicts'

export type PlanConflict = {
  departure: PlannedDeparture
  guide: string
  other: GuideConflict
  /** Guides who are free on these days, by name. */
  free: Array<{ id: number; full_name: string }>
}

const asLed = ({ id, name, departure_start: start, departure_end: end }: PlannedDeparture) => ({
  id,
  title: name,
  start,
  end,
})

const othersOf = ({ planning, guideId, except }: { planning: Planning; guideId: number; except: number }) =>
  planning.departures
    .filter(({ id, guide_id: leader, status }) => leader === guideId && id !== except && status !== 'canceled')
    .map(asLed)

/** What keeps a guide from leading a departure. */
export const conflictsWith = ({
  planning,
  departure,
  guideId,
}: {
  planning: Planning
  departure: PlannedDeparture
  guideId: number
}): GuideConflict[] =>
  guideConflicts({
    start: departure.departure_start,
    end: departure.departure_end,
    others: othersOf({ planning, guideId, except: departure.id }),
    restDays: planning.rest_days,
    daysOff: planning.days_off.filter((off) => off.guide_id === guideId),
  })

/** The guides who are free for a departure. */
export const freeGuides = ({ planning, departure }: { planning: Planning; departure: PlannedDeparture }) =>
  planning.guides.filter(
    ({ id }) => id !== departure.guide_id && conflictsWith({ planning, departure, guideId: id }).length === 0,
  )

/**
 * The departures whose guide is not free, each pair once, at the later one, and those on days off; those that a reason was given
 * for aside.
 */
export const planConflicts = (planning: Planning): PlanConflict[] => {
  const accepted = new Set(
    planning.accepted.map(({ guide_id: guide, ids }) => `${String(guide)} ${[...ids].sort((a, b) => a - b).join(' ')}`),
  )
  return planning.departures.flatMap((departure) => {
    const { id, guide_id: guideId, status, departure_start: start } = departure
    if (guideId === null || status === 'canceled') return []
    return conflictsWith({ planning, departure, guideId })
      .filter((other) =>
        other.kind === 'away'
          ? !planning.days_off.some((off) => off.id === other.id && off.accepted.includes(id))
          : (other.start < start || (other.start === start && other.id < id)) &&
            !accepted.has(`${String(guideId)} ${[other.id, id].sort((a, b) => a - b).join(' ')}`),
      )
      .map((other) => ({
        departure,
        guide: planning.guides.find((one) => one.id === guideId)?.full_name ?? '',
        other,
        free: freeGuides({ planning, departure }),
      }))
  })
}
