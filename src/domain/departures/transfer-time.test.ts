import { describe, expect, it } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { canTransferArrive, isBankingDay, lastTransferDay, workingDayBefore } from './transfer-time'

describe('a working day of banks', () => {
  it.each([
    ['an ordinary Monday', '2027-03-01', true],
    ['a Saturday', '2027-03-06', false],
    ['a Sunday', '2027-03-07', false],
    ['Good Friday', '2027-03-26', false],
    ['Easter Monday', '2027-03-29', false],
    ['the Tuesday after Easter', '2027-03-30', true],
    ['1 May, a Monday', '2028-05-01', false],
    ['8 May, closed in France alone', '2028-05-08', false],
    ['25 December', '2028-12-25', false],
    ['26 December, closed for TARGET alone', '2028-12-26', false],
    ['1 January', '2029-01-01', false],
    ['29 February of a leap year', '2028-02-29', true],
  ])('%s', (_case, day, expected) => {
    expect(isBankingDay(day)).toBe(expected)
  })
})

describe('the last day to send a transfer', () => {
  it.each([
    ['two working days in a week', '2027-03-05', 2, '2027-03-02'],
    ['one in a week', '2027-03-05', 1, '2027-03-03'],
    ['none, where it arrives at once', '2027-03-05', 0, '2027-03-04'],
    ['over a weekend: of a Monday, the Wednesday', '2027-03-08', 2, '2027-03-03'],
    ['of a Sunday, the Wednesday', '2027-03-07', 2, '2027-03-03'],
    ['of a Wednesday, the Sunday before its two days', '2027-03-10', 2, '2027-03-07'],
    ['over Easter: of the Tuesday after it, the Tuesday before it', '2027-03-30', 2, '2027-03-23'],
    ['of the Thursday after it, Easter Monday', '2027-04-01', 2, '2027-03-29'],
    ['over 1 May on a Monday', '2028-05-03', 2, '2028-04-27'],
    ['over the end of a year', '2029-01-02', 2, '2028-12-27'],
    ['over Christmas, with 26 December', '2028-12-28', 2, '2028-12-21'],
    ['over 29 February', '2028-03-01', 2, '2028-02-27'],
    ['over the end of a February without it', '2027-03-02', 2, '2027-02-25'],
  ])('%s', (_case, departureStart, transferDays, expected) => {
    expect(lastTransferDay({ departureStart, transferDays })).toBe(expected)
  })

  it('leaves as many working days as it takes after it and before the departure', () => {
    const year = Array.from({ length: 800 }, (_, index) =>
      new Date(Date.UTC(2027, 0, 1 + index, 12)).toISOString().slice(0, 10),
    )
    for (const [index, departureStart] of year.entries()) {
      if (index < 30) continue
      const sent = year.indexOf(lastTransferDay({ departureStart, transferDays: 3 }))
      expect(year.slice(sent + 1, index).filter(isBankingDay)).toHaveLength(3)
      expect(year.slice(sent + 2, index).filter(isBankingDay)).toHaveLength(2)
    }
  })
})

describe('a transfer', () => {
  const rule = { departureStart: '2027-03-05', transferDays: 2 }

  it.each([
    ['before midnight in Paris', '2027-03-02T22:59:59.999Z', true],
    ['after midnight in Paris', '2027-03-02T23:00:00.000Z', false],
  ])('is offered by the day in Paris: %s', (_case, now, expected) => {
    expect(canTransferArrive({ ...rule, today: calendarDayInParis(new Date(now)) })).toBe(expected)
  })

  it('never arrives for a departure that has begun', () => {
    expect(canTransferArrive({ ...rule, transferDays: 0, today: '2027-03-05' })).toBe(false)
  })
})

describe('so many working days before a departure', () => {
  it.each([
    ['in a week', '2027-03-05', 3, '2027-03-02'],
    ['of a Monday', '2027-03-08', 1, '2027-03-05'],
    ['over Easter', '2027-03-30', 3, '2027-03-23'],
    ['over the end of a year', '2029-01-02', 3, '2028-12-27'],
  ])('%s', (_case, day, count, expected) => {
    expect(workingDayBefore({ day, count })).toBe(expected)
  })
})
