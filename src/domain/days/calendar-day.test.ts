import { expect, it } from 'vitest'
import { calendarDayInParis, isCalendarDay } from './calendar-day'

it('takes the day of Paris, not of Greenwich', () => {
  expect(calendarDayInParis(new Date('2027-06-14T22:30:00Z'))).toBe('2027-06-15')
  expect(calendarDayInParis(new Date('2027-01-14T22:30:00Z'))).toBe('2027-01-14')
})

it.each(['2027-06-14', '2028-02-29'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true)
})

it.each([
  '',
  '2027-02-29',
  '2027-06-31',
  '2027-13-01',
  '14/06/2027',
  '2027-06-14T10:00',
  '2027',
  '2027-06',
  '+012027-06-14',
])('« %s » is none', (text) => {
  expect(isCalendarDay(text)).toBe(false)
})
