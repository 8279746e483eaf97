import { describe, expect, it } from 'vitest'
import { addMonths, lastDayOf, sameDayMonthsAway, weeksOf } from './calendar-days'
import { dayAfterKey } from './calendar-key'
import { datePresets, isManualDateFilter } from './date-presets'
import { pickDay } from './pick-day'

describe('weeksOf', () => {
  it('begins its weeks on Monday', () => {
    const [first] = weeksOf({ year: 2027, month: 6 })
    expect(first).toEqual([null, '2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04', '2027-06-05', '2027-06-06'])
  })
  it('holds every day of a leap February', () =>
    expect(weeksOf({ year: 2028, month: 2 }).flat().filter(Boolean)).toHaveLength(29))
})

describe('months', () => {
  it('goes from December to January', () =>
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 }))
  it('goes back over the new year', () =>
    expect(addMonths({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 }))
  it('knows the last day', () => expect(lastDayOf({ year: 2027, month: 2 })).toBe('2027-02-28'))
  it('shortens the day where the month is shorter', () => expect(sameDayMonthsAway('2027-01-31', 1)).toBe('2027-02-28'))
})

describe('dayAfterKey', () => {
  it.each([
    ['ArrowRight', '2027-06-17'],
    ['ArrowLeft', '2027-06-15'],
    ['ArrowDown', '2027-06-23'],
    ['ArrowUp', '2027-06-09'],
    ['Home', '2027-06-14'],
    ['End', '2027-06-20'],
    ['PageUp', '2027-05-16'],
    ['PageDown', '2027-07-16'],
  ])('%s goes from Wednesday 16 June to %s', (key, expected) =>
    expect(dayAfterKey({ day: '2027-06-16', key, first: '2027-01-01' })).toBe(expected),
  )
  it('never goes before today', () =>
    expect(dayAfterKey({ day: '2027-06-16', key: 'PageUp', first: '2027-06-10' })).toBe('2027-06-10'))
  it('leaves other keys alone', () =>
    expect(dayAfterKey({ day: '2027-06-16', key: 'a', first: '2027-01-01' })).toBeNull())
})

describe('pickDay', () => {
  it('starts a range', () => expect(pickDay({}, '2027-06-14')).toEqual({ start: '2027-06-14' }))
  it('ends it', () =>
    expect(pickDay({ start: '2027-06-14' }, '2027-06-18')).toEqual({ start: '2027-06-14', end: '2027-06-18' }))
  it('moves the start when the second day is earlier', () =>
    expect(pickDay({ start: '2027-06-14' }, '2027-06-10')).toEqual({ start: '2027-06-10' }))
  it('starts anew once complete', () =>
    expect(pickDay({ start: '2027-06-14', end: '2027-06-18' }, '2027-07-01')).toEqual({ start: '2027-07-01' }))
})

describe('datePresets', () => {
  const presetsOn = (today: string) => datePresets(today).map(({ start, end }) => `${start} ${end}`)

  it('offers the end of the month, and the next summer and winter', () =>
    expect(presetsOn('2026-11-21')).toEqual([
      '2026-11-21 2026-11-30',
      '2027-06-21 2027-09-22',
      '2026-12-21 2027-03-20',
    ]))
  it('begins today within a season, winter of last year included', () =>
    expect(presetsOn('2027-02-01')[2]).toBe('2027-02-01 2027-03-20'))

  it('calls dates manual only when no preset says the same', () => {
    const today = '2026-11-21'
    expect(isManualDateFilter({ range: {}, today })).toBe(false)
    expect(isManualDateFilter({ range: { start: '2026-11-21', end: '2026-11-30' }, today })).toBe(false)
    expect(isManualDateFilter({ range: { start: '2026-11-22', end: '2026-11-30' }, today })).toBe(true)
  })
})
