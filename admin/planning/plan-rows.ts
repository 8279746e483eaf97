import type { PlannedDaysOff, PlannedDeparture, Planning } from '@/contract/planning'
import { addDays, daysBetween } from '@/domain/days/days'
import { commonPace, type SalesPace } from '@/domain/departures/sales-pace'
import type { PlanPeriod } from './plan-period'

/** A departure on the line of its guide: from which column to which, both included from 1, and below how many others. */
export type PlanBar = { departure: PlannedDeparture; first: number; last: number; lane: number }

/** Days off of a guide, from which to which day of the period, both included from 1. */
type PlanAway = { daysOff: PlannedDaysOff; first: number; last: number }

export type PlanRow = {
  guideId: number | null
  name: string
  portraitUrl: string | null
  bars: PlanBar[]
  away: PlanAway[]
}

/** One row for each guide, by name, then one for the departures that nobody leads, if there are any. */
export const planRows = ({
  planning,
  departures,
  period,
}: {
  planning: Planning
  departures: readonly PlannedDeparture[]
  period: PlanPeriod
}): PlanRow[] => {
  const rows = planning.guides.map(({ id, full_name: name, portrait_url: portraitUrl }) => ({
    guideId: id,
    name,
    portraitUrl,
    bars: barsOf({ departures: departures.filter((one) => one.guide_id === id), period }),
    away: awayOf({ daysOff: planning.days_off.filter((one) => one.guide_id === id), period }),
  }))
  const nobody = barsOf({ departures: departures.filter((one) => one.guide_id === null), period })
  if (nobody.length === 0) return rows
  return [...rows, { guideId: null, name: 'Sans guide', portraitUrl: null, bars: nobody, away: [] }]
}

const awayOf = ({ daysOff, period }: { daysOff: readonly PlannedDaysOff[]; period: PlanPeriod }): PlanAway[] =>
  daysOff
    .filter(({ start, end }) => start <= period.to && end >= period.from)
    .map((one) => ({ daysOff: one, ...columnsOf({ days: one, period }) }))

/** The first and the last day of the period, from 1, that some days cover. */
const columnsOf = ({
  days: { start, end },
  period: { from, to },
}: {
  days: { start: string; end: string }
  period: PlanPeriod
}): { first: number; last: number } => ({
  first: daysBetween({ from, to: start < from ? from : start }) + 1,
  last: daysBetween({ from, to: end > to ? to : end }) + 1,
})

const barsOf = ({ departures, period }: { departures: readonly PlannedDeparture[]; period: PlanPeriod }): PlanBar[] => {
  const ends: string[] = []
  return departures
    .filter((one) => one.departure_start <= period.to && one.departure_end >= period.from)
    .map((departure) => {
      const { departure_start: start, departure_end: end } = departure
      const free = ends.findIndex((last) => last < start)
      const lane = free === -1 ? ends.length : free
      ends[lane] = end
      return { departure, ...columnsOf({ days: { start, end }, period }), lane }
    })
}

export type PlanWeek = {
  monday: string
  departures: PlannedDeparture[]
  fill: number | null
  pace: SalesPace | null
}

/** What leaves in each week, canceled departures told and not counted: the share of its seats that is taken, in per cent, and how it sells. */
export const planWeeks = ({
  departures,
  period,
}: {
  departures: readonly PlannedDeparture[]
  period: PlanPeriod
}): PlanWeek[] =>
  period.weeks.map((monday) => {
    const sunday = addDays(monday, 6)
    const leaving = departures.filter(({ departure_start: start }) => start >= monday && start <= sunday)
    const standing = leaving.filter(({ status }) => status !== 'canceled')
    const seats = standing.reduce((sum, { capacity }) => sum + capacity, 0)
    const taken = standing.reduce((sum, one) => sum + one.seats_taken, 0)
    return {
      monday,
      departures: leaving,
      fill: seats === 0 ? null : Math.round((taken / seats) * 100),
      pace: commonPace(standing.map(({ pace }) => pace)),
    }
  })

export type PlanState = 'canceled' | 'full' | 'confirmed' | 'open'

/** What a departure is drawn as. */
export const planState = ({ status, seats_taken: taken, capacity }: PlannedDeparture): PlanState => {
  if (status === 'canceled') return 'canceled'
  if (taken >= capacity) return 'full'
  return status
}

export const PLAN_STATES: Record<PlanState, string> = {
  open: 'à confirmer',
  confirmed: 'confirmé',
  full: 'complet',
  canceled: 'annulé',
}
