import { describe, expect, it } from 'vitest'
import type { PlannedDeparture, Planning } from '@/contract/planning'
import { planConflicts } from './plan-conflicts'
import { periodAt } from './plan-period'
import { planRows, planState, planWeeks } from './plan-rows'
import { buildPlanned, buildPlanning } from './planning.fixture'

const period = periodAt({ day: '2027-05-31', scale: 'weeks' })

const rowsOf = (departures: PlannedDeparture[], planning: Partial<Planning> = {}) =>
  planRows({ planning: buildPlanning({ departures, ...planning }), departures, period })

describe('the rows of the planning', () => {
  it('place a departure from its first to its last day', () => {
    const [row] = rowsOf([buildPlanned({ departure_start: '2027-06-14', departure_end: '2027-06-18' })])
    expect(row?.bars).toMatchObject([{ first: 15, last: 19, lane: 0 }])
  })

  it('cut what begins before the period or ends after it', () => {
    const [row] = rowsOf([
      buildPlanned({ id: 1, departure_start: '2027-05-28', departure_end: '2027-06-02' }),
      buildPlanned({ id: 2, departure_start: '2027-07-17', departure_end: '2027-07-23' }),
    ])
    expect(row?.bars.map(({ first, last }) => [first, last])).toEqual([
      [1, 3],
      [48, 49],
    ])
  })

  it('put departures at the same time below each other', () => {
    const [row] = rowsOf([
      buildPlanned({ id: 1, departure_start: '2027-06-14', departure_end: '2027-06-18' }),
      buildPlanned({ id: 2, departure_start: '2027-06-16', departure_end: '2027-06-20' }),
      buildPlanned({ id: 3, departure_start: '2027-06-19', departure_end: '2027-06-22' }),
    ])
    expect(row?.bars.map(({ lane }) => lane)).toEqual([0, 1, 0])
  })

  it('have one for those that nobody leads, only if there are any', () => {
    expect(rowsOf([]).map(({ name }) => name)).toEqual(['Maëlle Perrillat', 'Yann Le Goff'])
    expect(rowsOf([buildPlanned({ guide_id: null })]).at(-1)).toMatchObject({ name: 'Sans guide', guideId: null })
  })
})

it('a week tells how full what leaves in it is, canceled departures aside', () => {
  const departures = [
    buildPlanned({ id: 1, capacity: 10, seats_taken: 6 }),
    buildPlanned({ id: 2, capacity: 10, seats_taken: 3 }),
    buildPlanned({ id: 3, status: 'canceled', capacity: 10, seats_taken: 0 }),
  ]
  const weeks = planWeeks({ departures, period })
  expect(weeks.map(({ fill }) => fill)).toEqual([null, null, 45, null, null, null, null])
  expect(weeks[2]?.departures).toHaveLength(3)
})

it.each([
  [{ status: 'canceled', seats_taken: 8 }, 'canceled'],
  [{ status: 'confirmed', seats_taken: 8 }, 'full'],
  [{ status: 'confirmed', seats_taken: 7 }, 'confirmed'],
  [{ status: 'open', seats_taken: 0 }, 'open'],
] as const)('a departure %o is drawn as %s', (departure, state) => {
  expect(planState(buildPlanned(departure))).toBe(state)
})

describe('the conflicts of the planning', () => {
  const one = buildPlanned({ id: 1, departure_start: '2027-06-14', departure_end: '2027-06-18' })
  const two = buildPlanned({ id: 2, departure_start: '2027-06-16', departure_end: '2027-06-20' })

  it('name a pair once, at the later departure, with who is free', () => {
    const found = planConflicts(buildPlanning({ departures: [one, two] }))
    expect(found).toMatchObject([
      { departure: { id: 2 }, guide: 'Maëlle Perrillat', other: { id: 1, kind: 'overlap' }, free: [{ id: 2 }] },
    ])
  })

  it('leave out what a reason was given for, and canceled departures', () => {
    const accepted = [{ guide_id: 1, ids: [2, 1] }]
    expect(planConflicts(buildPlanning({ departures: [one, two], accepted }))).toEqual([])
    expect(planConflicts(buildPlanning({ departures: [one, { ...two, status: 'canceled' }] }))).toEqual([])
  })
})
