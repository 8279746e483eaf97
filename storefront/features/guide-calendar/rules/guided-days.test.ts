import { describe, expect, it } from 'vitest'
import { buildGuided } from './build-guided.fixture'
import { byWeek, nearnessOf, sortDepartures, waitingOf } from './guided-days'

const on = (departure_start: string, departure_end: string, change = {}) =>
  buildGuided({ departure_id: Number(departure_start.slice(-2)), departure_start, departure_end, ...change })

describe('departures one guides', () => {
  it('begin with the one under way or the next that stands; past ones come last, latest first', () => {
    const { first, toCome, past } = sortDepartures({
      today: '2027-06-16',
      departures: [
        on('2027-05-01', '2027-05-03'),
        on('2027-06-02', '2027-06-15'),
        on('2027-06-14', '2027-06-16', { status: 'canceled' }),
        on('2027-06-15', '2027-06-18'),
        on('2027-07-01', '2027-07-03'),
      ],
    })
    expect(first?.departure_id).toBe(15)
    expect(toCome.map(({ departure_id }) => departure_id)).toEqual([14, 15, 1])
    expect(past.map(({ departure_start }) => departure_start)).toEqual(['2027-06-02', '2027-05-01'])
  })

  it('stand by the week they begin in', () => {
    expect(
      byWeek([on('2027-06-14', '2027-06-18'), on('2027-06-20', '2027-06-22'), on('2027-06-21', '2027-06-22')]),
    ).toMatchObject([
      { monday: '2027-06-14', sunday: '2027-06-20', departures: [{ departure_id: 14 }, { departure_id: 20 }] },
      { monday: '2027-06-21', departures: [{ departure_id: 21 }] },
    ])
  })

  it.each([
    ['2027-06-14', 'Aujourd’hui'],
    ['2027-06-16', 'En cours'],
    ['2027-06-13', 'Demain'],
    ['2027-06-02', 'Dans 12\u00a0jours'],
  ])('seen on %s: %s', (today, expected) => {
    expect(nearnessOf({ departure: on('2027-06-14', '2027-06-18'), today })).toBe(expected)
  })

  it('say what waits, and nothing once canceled', () => {
    const waits = {
      changes: 2,
      questions: 1,
      incomplete_profiles: 2,
      awaited: { missing_count: 3, decision_on: '2027-06-01' },
    }
    expect(waitingOf(buildGuided(waits))).toEqual([
      '2\u00a0changements à lire',
      '1\u00a0question sans réponse',
      '2\u00a0profils incomplets',
      '3\u00a0inscrits à trouver',
    ])
    expect(waitingOf(buildGuided({ ...waits, status: 'canceled' }))).toEqual([])
    expect(waitingOf(buildGuided())).toEqual([])
  })
})
