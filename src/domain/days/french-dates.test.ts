import { describe, expect, it } from 'vitest'
import {
  DATES_TO_COME,
  formatDateRange,
  formatDays,
  formatDayMonth,
  formatLongDate,
  formatMonth,
  formatNumericDate,
  formatShortDate,
} from './french-dates'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a single date', () => {
  it('is short as « 18 avr. 2027 »', () => {
    expect(plain(formatShortDate('2027-04-18'))).toBe('18 avr. 2027')
  })
  it('says day and month as « 14 juin »', () => {
    expect(plain(formatDayMonth('2027-06-14'))).toBe('14 juin')
  })
  it('calls the first of a month « 1er »', () => {
    expect(plain(formatShortDate('2027-04-01'))).toBe('1er avr. 2027')
    expect(plain(formatDayMonth('2027-05-01'))).toBe('1er mai')
  })
  it('is long as « 1er août 2027 »', () => {
    expect(plain(formatLongDate('2027-08-01'))).toBe('1er août 2027')
  })
  it('is numeric as « 01/08/2027 »', () => {
    expect(formatNumericDate('2027-08-01')).toBe('01/08/2027')
  })
  it('reads the day of an instant written in full', () => {
    expect(plain(formatShortDate('2027-12-03T00:00:00.000Z'))).toBe('3 déc. 2027')
  })
  it.each(['', 'bientôt', '2027-13-01', '2027-02-30', null, undefined])('says « Dates à venir » for %j', (date) => {
    expect(formatShortDate(date)).toBe(DATES_TO_COME)
    expect(formatDayMonth(date)).toBe(DATES_TO_COME)
    expect(formatLongDate(date)).toBe(DATES_TO_COME)
    expect(formatNumericDate(date)).toBe(DATES_TO_COME)
  })
})

describe('formatDateRange', () => {
  it.each([
    ['2027-06-14', '2027-06-18', 'Du 14 au 18 juin 2027'],
    ['2027-06-28', '2027-07-02', 'Du 28 juin au 2 juil. 2027'],
    ['2026-12-29', '2027-01-02', 'Du 29 déc. 2026 au 2 janv. 2027'],
    ['2027-08-01', '2027-08-05', 'Du 1er au 5 août 2027'],
    ['2027-06-14', '2027-06-14', 'Le 14 juin 2027'],
    ['2027-06-14', 'bientôt', 'Dates à venir'],
  ])('from %s to %s is « %s »', (start, end, text) => {
    expect(plain(formatDateRange({ start, end }))).toBe(text)
    expect(plain(formatDays({ start, end }))).toBe(text.replace(/^(Du|Le) /, ''))
  })
})

it('names the month of a calendar', () => {
  expect(plain(formatMonth({ year: 2027, month: 2 }))).toBe('février 2027')
})
