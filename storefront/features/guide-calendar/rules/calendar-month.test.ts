import { describe, expect, it } from 'vitest'
import { buildGuided } from './build-guided.fixture'
import { addMonths, monthOf, weeksOf } from './calendar-month'

const JUNE = { year: 2027, month: 6 }
const barsOf = (...departures: Array<[string, string]>) =>
  weeksOf({
    ...JUNE,
    departures: departures.map(([departure_start, departure_end], index) =>
      buildGuided({ departure_id: index + 1, departure_start, departure_end }),
    ),
  }).flatMap(({ bars }, week) =>
    bars.map(({ departure, from, to, row, goesOn, comesFrom }) =>
      [
        week,
        departure.departure_id,
        `${String(from)}-${String(to)}`,
        row,
        goesOn && 'goes on',
        comesFrom && 'comes from',
      ]
        .filter((part) => part !== false)
        .join(' '),
    ),
  )

describe('a month', () => {
  it('has whole weeks from Monday on', () => {
    const weeks = weeksOf({ ...JUNE, departures: [] })
    expect(weeks.map(({ days }) => [days[0], days[6]])).toEqual([
      ['2027-05-31', '2027-06-06'],
      ['2027-06-07', '2027-06-13'],
      ['2027-06-14', '2027-06-20'],
      ['2027-06-21', '2027-06-27'],
      ['2027-06-28', '2027-07-04'],
    ])
  })

  it.each([
    ['within a week', [['2027-06-14', '2027-06-18']], ['2 1 1-5 1']],
    ['over two weeks', [['2027-06-18', '2027-06-22']], ['2 1 5-7 1 goes on', '3 1 1-2 1 comes from']],
    ['from the month before', [['2027-05-20', '2027-06-01']], ['0 1 1-2 1 comes from']],
    [
      'at once, on rows of their own',
      [
        ['2027-06-14', '2027-06-16'],
        ['2027-06-15', '2027-06-17'],
        ['2027-06-17', '2027-06-18'],
      ],
      ['2 1 1-3 1', '2 2 2-4 2', '2 3 4-5 1'],
    ],
    ['of another month', [['2027-08-01', '2027-08-03']], []],
  ] as Array<[string, Array<[string, string]>, string[]]>)('draws departures %s', (_case, departures, expected) => {
    expect(barsOf(...departures)).toEqual(expected)
  })

  it.each([
    [{ year: 2027, month: 12 }, 1, { year: 2028, month: 1 }],
    [{ year: 2027, month: 1 }, -1, { year: 2026, month: 12 }],
  ])('%o moved by %i is %o', (from, months, expected) => {
    expect(addMonths(from, months)).toEqual(expected)
  })

  it('knows the month of a day', () => {
    expect(monthOf('2027-06-20')).toEqual(JUNE)
  })
})
