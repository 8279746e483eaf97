import { describe, expect, it } from 'vitest'
import { departureLength } from './departure-length'
import { checkDeparture, lastDayOf, lengthFault, passedDecisionErrors } from './departure-rules'

const fromTo = (start: string, end: string) => checkDeparture({ departure_start: start, departure_end: end })

describe('the length of a departure', () => {
  it.each([
    ['counts its first and its last day', '2027-06-14', '2027-06-18', 5],
    ['is one day when it comes back at once', '2027-06-14', '2027-06-14', 1],
    ['does not follow the change of hour', '2027-03-27', '2027-03-29', 3],
    ['reads the day of an instant, whatever its hour', '2027-06-14T23:00:00.000Z', '2027-06-18T01:00:00.000Z', 5],
  ])('%s', (_case, start, end, days) => {
    expect(departureLength({ start, end })).toBe(days)
  })
})

describe('the dates of a departure', () => {
  it.each([
    ['the shortest trip', '2027-06-14', '2027-06-15'],
    ['the longest trip', '2027-06-14', '2027-06-28'],
  ])('suit %s', (_case, start, end) => {
    expect(fromTo(start, end)).toEqual([])
  })

  it.each([
    ['a return before the start', '2027-06-14', '2027-06-13', 'Le retour doit venir après le départ.'],
    ['a trip of one day', '2027-06-14', '2027-06-14', 'Un départ dure de 2 à 15 jours.'],
    ['a trip of sixteen days', '2027-06-14', '2027-06-29', 'Un départ dure de 2 à 15 jours.'],
  ])('refuse %s', (_case, start, end, message) => {
    expect(fromTo(start, end)).toEqual([{ path: 'departure_end', message }])
  })

  it.each([
    ['start', { departure_end: '2027-06-29' }],
    ['end', { departure_start: '2027-06-14' }],
  ])('are not judged before there is a %s', (_case, dates) => {
    expect(checkDeparture(dates)).toEqual([])
  })
})

describe('the capacity of a departure', () => {
  it.each([
    ['holds the seats taken exactly', { capacity: 8, seats_taken: 8 }],
    ['may be none while nothing is taken', { capacity: 0 }],
    ['is not judged before it is known', { seats_taken: 8 }],
    ['is not judged when it was emptied', { capacity: null, seats_taken: 8 }],
  ])('%s', (_case, facts) => {
    expect(checkDeparture(facts)).toEqual([])
  })

  it('never goes below the seats taken', () => {
    expect(checkDeparture({ capacity: 7, seats_taken: 8 })).toEqual([
      {
        path: 'capacity',
        message: '8 places sont déjà prises\u00a0: la capacité ne peut pas descendre en dessous.',
      },
    ])
  })
})

describe('the length of a departure beside its trip', () => {
  it('is the same', () => {
    expect(lengthFault({ start: '2027-08-14', end: '2027-08-20', days: 7 })).toBeNull()
  })

  it.each(['2027-08-19', '2027-08-23'])('is refused with a last day on %s', (end) => {
    expect(lengthFault({ start: '2027-08-14', end, days: 7 })).toEqual({
      path: 'departure_end',
      message:
        'L’aventure dure 7\u00a0jours\u00a0: le dernier jour est le 20\u00a0août\u00a02027. Pour une autre durée, change d’abord celle de l’aventure.',
    })
  })
})

describe('the last day of a departure', () => {
  it.each([
    ['counts the first day', '2027-06-14', 5, '2027-06-18T12:00:00.000Z'],
    ['is the first for a trip of one day', '2027-06-14', 1, '2027-06-14T12:00:00.000Z'],
    ['goes on into the next month', '2027-06-29', 3, '2027-07-01T12:00:00.000Z'],
    ['reads the day of an instant', '2027-06-14T22:30:00.000Z', 2, '2027-06-15T12:00:00.000Z'],
  ])('%s', (_case, start, days, last) => {
    expect(lastDayOf({ start, days })).toBe(last)
  })
})

describe('the decision of a departure', () => {
  const departure = { departure_start: '2027-05-24', departure_end: '2027-06-01', capacity: 10 }

  it.each([
    ['on the last day', { decision_on: '2027-05-03T12:00:00.000Z' }],
    ['earlier', { decision_on: '2027-04-03T12:00:00.000Z' }],
    ['with a minimum of all its seats', { min_participants: 10 }],
  ])('may be %s', (_case, change) => {
    expect(checkDeparture({ ...departure, ...change })).toEqual([])
  })

  it.each([
    ['typed for a day that has passed', { decision_on: '2027-03-31T12:00:00.000Z' }, ['decision_on']],
    ['kept as it was, though it has passed', { decision_on: '2027-03-31', before: '2027-03-31T12:00:00.000Z' }, []],
    ['typed for today', { decision_on: '2027-04-01' }, []],
    ['left empty', { decision_on: null, before: '2027-03-31' }, []],
  ])('is refused only in the past: %s', (_case, facts, paths) => {
    expect(passedDecisionErrors({ ...facts, today: '2027-04-01' }).map(({ path }) => path)).toEqual(paths)
  })

  it('is never later than the law allows', () => {
    const [error] = checkDeparture({ ...departure, decision_on: '2027-05-04T12:00:00.000Z' })
    expect(error?.path).toBe('decision_on')
    expect(error?.message).toMatch(/3\smai\s2027/)
  })

  it('never waits for more people than it has seats', () => {
    expect(checkDeparture({ ...departure, min_participants: 11 })).toMatchObject([{ path: 'min_participants' }])
  })
})
