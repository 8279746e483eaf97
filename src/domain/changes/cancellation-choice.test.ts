import { describe, expect, it } from 'vitest'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { refundDay } from '@/domain/ledger/refund-due'
import { answerDay, isChoiceOpen } from './cancellation-choice'

describe('the day to answer by', () => {
  it.each([
    ['2026-11-24', '2026-12-01'],
    ['2027-03-25', '2027-04-01'],
    ['2027-10-28', '2027-11-04'],
    ['2028-02-25', '2028-03-03'],
  ])('of what is canceled on %s is %s, before the refund is due', (canceledOn, answerBy) => {
    expect(answerDay(canceledOn)).toBe(answerBy)
    expect(answerBy < refundDay(canceledOn)).toBe(true)
  })

  it.each([
    ['2027-03-28T21:59:59Z', '2027-03-28', true],
    ['2027-03-28T22:00:00Z', '2027-03-28', false],
    ['2027-10-31T22:59:59Z', '2027-10-31', true],
    ['2027-10-31T23:00:00Z', '2027-10-31', false],
  ])('at %s, until %s, is open: %s', (instant, answerBy, isOpen) => {
    const today = calendarDayInParis(new Date(instant))
    expect(isChoiceOpen({ answerBy, today, choice: null })).toBe(isOpen)
    expect(isChoiceOpen({ answerBy, today, choice: 'refund' })).toBe(false)
  })
})
