import { describe, expect, it } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { creditExpiry, creditReminder, isCreditOver, shareOut } from './credit'

describe('the last day of a credit', () => {
  it.each([
    ['2026-11-24', '2027-11-24'],
    ['2028-02-29', '2029-02-28'],
    ['2027-02-28', '2028-02-28'],
    ['2026-12-31', '2027-12-31'],
  ])('opened on %s, it is %s', (openedOn, expiresOn) => {
    expect(creditExpiry(openedOn)).toBe(expiresOn)
  })

  it.each([
    // Summer time: midnight in Paris is 22:00 UTC; winter time: 23:00 UTC.
    ['2027-03-28T21:59:59Z', false],
    ['2027-03-28T22:00:00Z', true],
    ['2027-10-31T22:59:59Z', false, '2027-10-31'],
    ['2027-10-31T23:00:00Z', true, '2027-10-31'],
  ])('at %s is it over: %s', (instant, isOver, expiresOn = '2027-03-28') => {
    expect(isCreditOver({ expiresOn, today: calendarDayInParis(new Date(instant)) })).toBe(isOver)
  })
})

describe('a reminder', () => {
  const expiresOn = '2027-11-24'
  it.each([
    ['2027-09-24', [], null],
    ['2027-09-25', [], 60],
    ['2027-09-26', [60], null],
    ['2027-10-25', [60], 30],
    ['2027-11-17', [60, 30], 7],
    ['2027-11-17', [], 7],
    ['2027-11-18', [7], null],
    ['2027-11-24', [60, 30], 7],
    ['2027-11-25', [], null],
  ])('on %s, after %j, is the one of %s days', (today, sent, due) => {
    expect(creditReminder({ expiresOn, today, sent })).toBe(due)
  })
})

describe('a sum shared out', () => {
  const accounts = [
    { accountId: 1, cents: 3_000 },
    { accountId: 2, cents: 5_000 },
  ]
  it.each([
    [2_000, [{ accountId: 1, cents: 2_000 }]],
    [3_000, [{ accountId: 1, cents: 3_000 }]],
    [
      8_000,
      [
        { accountId: 1, cents: 3_000 },
        { accountId: 2, cents: 5_000 },
      ],
    ],
    [8_001, null],
  ])('%i cents', (cents, parts) => {
    expect(shareOut({ cents, accounts })).toEqual(parts)
  })
})
