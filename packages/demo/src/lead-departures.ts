import { addDays } from '@/domain/days/days'
import { DEFAULT_REST_DAYS, guideConflicts } from '@/domain/departures/guide-conflicts'
import { daysLater } from './calendar'
import type { PlannedDeparture } from './departure-plan'

/** The departures of one trip, who usually leads them, and the months (1 to 12) it leaves in. */
export type TripPlan = { guide: string; months: number[]; departures: PlannedDeparture[] }

/** A departure with who leads it in place of the trip's guide; null when that one does. */
export type LedPlan = PlannedDeparture & { guide: string | null }

const MOST_DAYS_MOVED = 60

/**
 * Gives each departure somebody who is free: the trip's guide, or another, or else another day of its season, on the same side
 * of today; the few that nobody can lead are left out. Nobody leads two at once, nor without rest between.
 */
export const leadDepartures = ({
  trips,
  guides,
  today,
}: {
  trips: TripPlan[]
  guides: readonly string[]
  today: Date
}): LedPlan[][] => {
  const diary = new Diary(guides)
  const plans = trips.map(({ departures }) => departures.map((departure): LedPlan => ({ ...departure, guide: null })))
  const standing = trips
    .flatMap(({ guide: own, months }, trip) =>
      (plans[trip] ?? []).map((departure) => ({ departure, own, months, siblings: plans[trip] ?? [] })),
    )
    .filter(({ departure }) => departure.status !== 'canceled')
    .sort((one, other) => one.departure.start.getTime() - other.departure.start.getTime())

  const withoutOwn = standing.filter(
    ({ departure, own }) => diary.give({ days: daysOf(departure), to: [own] }) === null,
  )
  const withoutAny = withoutOwn.filter(({ departure }) => {
    departure.guide = diary.give({ days: daysOf(departure), to: diary.byFewest() })
    return departure.guide === null
  })
  const withoutDays = withoutAny.filter(
    ({ departure, own, months, siblings }) =>
      !shiftsOf({ departure, siblings, months, today }).some((shift) => {
        const guide = diary.give({ days: shifted({ departure, shift }), to: [own, ...diary.byFewest()] })
        if (guide === null) return false
        departure.guide = guide === own ? null : guide
        departure.start = daysLater({ day: departure.start, days: shift })
        departure.end = daysLater({ day: departure.end, days: shift })
        return true
      }),
  )
  const leftOut = new Set(withoutDays.map(({ departure }) => departure))
  return plans.map((plan) => plan.filter((departure) => !leftOut.has(departure)))
}

type Days = { start: string; end: string }

/** What each guide leads. */
class Diary {
  private readonly led: Map<string, Days[]>

  constructor(guides: readonly string[]) {
    this.led = new Map(guides.map((guide) => [guide, []]))
  }

  byFewest(): string[] {
    return [...this.led].sort(([, one], [, other]) => one.length - other.length).map(([guide]) => guide)
  }

  /** Gives days to the first of those guides who is free, and says who that is. */
  give({ days, to }: { days: Days; to: string[] }): string | null {
    const guide = to.find((one) => this.isFree(one, days)) ?? null
    if (guide !== null) this.led.get(guide)?.push(days)
    return guide
  }

  private isFree(guide: string, days: Days): boolean {
    const others = (this.led.get(guide) ?? []).map((other, id) => ({ id, title: '', ...other }))
    return guideConflicts({ ...days, others, restDays: DEFAULT_REST_DAYS }).length === 0
  }
}

/** By how many days a departure may move: in the same order, by whole weeks, and as little as can be, rather than otherwise. */
const shiftsOf = ({
  departure,
  siblings,
  months,
  today,
}: {
  departure: LedPlan
  siblings: LedPlan[]
  months: number[]
  today: Date
}): number[] => {
  const { start } = daysOf(departure)
  const others = siblings.filter((one) => one !== departure).map((one) => daysOf(one).start)
  const isToCome = departure.start > today
  const isPossible = (shift: number): boolean => {
    const moved = shifted({ departure, shift })
    const isOnSameSide = isToCome ? moved.start > addDays(dayOf(today), 7) : moved.end < addDays(dayOf(today), -2)
    return isOnSameSide && !others.includes(moved.start) && months.includes(Number(moved.start.slice(5, 7)))
  }
  const overtakes = (shift: number): number =>
    others.filter((other) => other < start !== other < addDays(start, shift)).length
  return Array.from({ length: 2 * MOST_DAYS_MOVED + 1 }, (_, index) => index - MOST_DAYS_MOVED)
    .filter(isPossible)
    .sort(
      (one, other) =>
        overtakes(one) - overtakes(other) || offWeek(one) - offWeek(other) || Math.abs(one) - Math.abs(other),
    )
}

const offWeek = (shift: number): number => Number(shift % 7 !== 0)

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

const daysOf = ({ start, end }: PlannedDeparture): Days => ({ start: dayOf(start), end: dayOf(end) })

const shifted = ({ departure, shift }: { departure: PlannedDeparture; shift: number }): Days => {
  const { start, end } = daysOf(departure)
  return { start: addDays(start, shift), end: addDays(end, shift) }
}
