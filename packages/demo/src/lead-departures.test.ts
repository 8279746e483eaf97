import { describe, expect, it } from 'vitest'
import { DEFAULT_REST_DAYS, guideConflicts } from '@/domain/departures/guide-conflicts'
import { EXPEDITIONS } from './catalogue/expeditions'
import { GUIDES, RELIEF_GUIDES } from './catalogue/reference'
import { daysLater } from './calendar'
import { planDepartures } from './departure-plan'
import { leadDepartures } from './lead-departures'

const FIRST = new Date('2026-11-25T12:00:00.000Z')

const ledOn = (today: Date) => {
  const trips = EXPEDITIONS.map((expedition, position) => ({
    guide: expedition.guide,
    months: expedition.months,
    departures: planDepartures({ expedition, position, today }),
  }))
  return {
    trips,
    plans: leadDepartures({ trips, guides: [...GUIDES, ...RELIEF_GUIDES].map(({ slug }) => slug), today }),
  }
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** Every 23 days over a year: each season, and both changes of hour. */
const DAYS = Array.from({ length: 16 }, (_, index) => daysLater({ day: FIRST, days: index * 23 }))

describe('the guides of the demo', () => {
  it.each(DAYS.map((day) => [dayOf(day), day] as const))('are never double-booked, seeded on %s', (_name, today) => {
    const { trips, plans } = ledOn(today)
    const led = plans
      .flatMap((plan, trip) => plan.map((one) => ({ ...one, guide: one.guide ?? trips[trip]?.guide ?? '' })))
      .filter(({ status }) => status !== 'canceled')
      .map(({ start, end, guide }, id) => ({ id, title: '', start: dayOf(start), end: dayOf(end), guide }))
    expect(led.length).toBeGreaterThan(330)
    const conflicts = led.flatMap((one) => {
      const others = led.filter(({ id, guide }) => id > one.id && guide === one.guide)
      return guideConflicts({ ...one, others, restDays: DEFAULT_REST_DAYS })
    })
    expect(conflicts).toEqual([])
  })

  it('lead as many departures as were planned, in the season, in the same order and on the same side of today', () => {
    const { trips, plans } = ledOn(FIRST)
    for (const [trip, { departures, months }] of trips.entries()) {
      const plan = plans[trip] ?? []
      expect(plan).toHaveLength(departures.length)
      const order = (starts: Date[]) =>
        starts.map((_, rank) => rank).sort((one, other) => Number(starts[one]) - Number(starts[other]))
      expect(order(plan.map(({ start }) => start))).toEqual(order(departures.map(({ start }) => start)))
      for (const [rank, { start, end, status }] of plan.entries()) {
        const before = departures[rank]
        expect(Number(end) - Number(start)).toBe(Number(before?.end) - Number(before?.start))
        expect(start > FIRST).toBe(Number(before?.start) > Number(FIRST))
        if (status !== 'canceled') expect(months).toContain(start.getUTCMonth() + 1)
      }
    }
  })

  it('lead most of the departures of their own trips', () => {
    const { plans } = ledOn(FIRST)
    const all = plans.flat()
    expect(all.filter(({ guide }) => guide === null).length).toBeGreaterThan(all.length / 2)
  })

  it('lead what they can: the others are not planned', () => {
    const [expedition] = EXPEDITIONS
    if (!expedition) throw new Error('The catalogue has no expedition.')
    const departures = planDepartures({ expedition, position: 0, today: FIRST }).slice(-1)
    const trip = {
      guide: 'yann',
      months: [departures[0]?.start.getUTCMonth() ?? 0].map((month) => month + 1),
      departures,
    }
    const plans = leadDepartures({ trips: Array.from({ length: 20 }, () => trip), guides: ['yann'], today: FIRST })
    expect(plans.flat().length).toBeGreaterThan(1)
    expect(plans.flat().length).toBeLessThan(8)
  })
})
