import { describe, expect, it } from 'vitest'
import { daysBetween } from './days'
import { SCHOOL_YEARS, SCHOOL_ZONES } from './school-calendar'
import { KNOWN_SCHOOL_DAYS, schoolHolidays, schoolOrders, unknownSchoolDays } from './school-holidays'

const dayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay()

describe('the calendar of the schools', () => {
  it.each(SCHOOL_YEARS.flatMap(({ holidays }) => holidays).map((holiday) => [holiday.name, holiday] as const))(
    '%s begins on the last day of classes and ends on a day of return',
    (name, { from, return: back }) => {
      if (name === 'Été') expect([6, back.slice(5)]).toEqual([dayOf(from), '09-01'])
      else if (name.startsWith('Pont'))
        expect([dayOf(from), dayOf(back), daysBetween({ from, to: back })]).toEqual([4, 1, 4])
      else expect([dayOf(from), dayOf(back), daysBetween({ from, to: back })]).toEqual([6, 1, 16])
    },
  )

  it('gives each zone the same holidays, year after year without a gap', () => {
    for (const { holidays } of SCHOOL_YEARS) {
      for (const zone of SCHOOL_ZONES) {
        const names = holidays.filter(({ zones }) => zones.includes(zone)).map(({ name }) => name)
        expect(names).toEqual(['Toussaint', 'Noël', 'Hiver', 'Printemps', 'Pont de l’Ascension', 'Été'])
      }
    }
    expect(SCHOOL_YEARS.slice(1).map(({ from }) => from)).toEqual(SCHOOL_YEARS.slice(0, -1).map((year) => year.return))
  })
})

describe('holidays among some days', () => {
  it('are those of each zone, the day of return left out', () => {
    expect(schoolHolidays({ from: '2027-02-01', to: '2027-03-31' })).toEqual([
      { name: 'Hiver', zone: 'A', from: '2027-02-13', to: '2027-02-28' },
      { name: 'Hiver', zone: 'B', from: '2027-02-20', to: '2027-03-07' },
      { name: 'Hiver', zone: 'C', from: '2027-02-06', to: '2027-02-21' },
    ])
  })

  it('are cut where the days begin and end', () => {
    const summer = schoolHolidays({ from: '2026-08-24', to: '2026-09-06' })
    expect(summer.map(({ from, to }) => [from, to])).toEqual(SCHOOL_ZONES.map(() => ['2026-08-24', '2026-08-31']))
    expect(schoolHolidays({ from: '2026-11-02', to: '2026-11-08' })).toEqual([])
    expect(schoolHolidays({ from: '2026-11-01', to: '2026-11-08' })).toHaveLength(3)
  })
})

it.each([
  ['the last day of a year', '2026-08-25', '2026-08-31', ['7 décembre 2022']],
  ['the first day of the next', '2026-09-01', '2026-09-07', ['22 octobre 2025']],
  ['days of two years', '2026-08-31', '2026-09-01', ['7 décembre 2022', '22 octobre 2025']],
  ['days that none fixes', '2027-09-01', '2027-09-07', []],
])('the orders of %s are told', (_case, from, to, dates) => {
  expect(schoolOrders({ from, to }).map((order) => /arrêté du (.+?) fixant/.exec(order)?.[1])).toEqual(dates)
})

describe('days whose holidays are not known', () => {
  it.each([
    ['none among days that all are', '2026-11-02', '2027-08-31', null],
    ['those after the last known year', '2027-08-30', '2027-09-12', ['2027-09-01', '2027-09-12']],
    ['all after it', '2027-10-04', '2027-11-21', ['2027-10-04', '2027-11-21']],
    ['those before the first one', '2025-08-25', '2025-09-07', ['2025-08-25', '2025-08-31']],
    ['all before it', '2025-06-02', '2025-07-20', ['2025-06-02', '2025-07-20']],
  ])('are %s', (_case, from, to, unknown) => {
    const found = unknownSchoolDays({ from, to })
    expect(found && [found.from, found.to]).toEqual(unknown)
  })

  it('begin the day after the last year ends', () => {
    expect(KNOWN_SCHOOL_DAYS).toEqual({ from: '2025-09-01', to: '2027-08-31' })
  })
})
