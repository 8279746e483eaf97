import { describe, expect, it } from 'vitest'
import { movedBalanceDueOn, paymentSchedule } from './payment-schedule'

const departureStart = '2027-06-14'

describe('what is to be paid', () => {
  it.each([
    ['30 % within a week, the rest 30 days before', 128_000, '2027-03-01', 38_400, '2027-03-08', 89_600, '2027-05-15'],
    ['a deposit rounded to the cent', 99_995, '2027-03-01', 29_999, '2027-03-08', 69_996, '2027-05-15'],
    ['a deposit due with the balance at the latest', 100_000, '2027-05-14', 30_000, '2027-05-15', 70_000, '2027-05-15'],
    ['the whole sum from 30 days before', 128_000, '2027-05-15', 128_000, '2027-05-22', 0, null],
    ['the whole sum on the eve at the latest', 128_000, '2027-06-12', 128_000, '2027-06-13', 0, null],
    ['nothing for a free trip', 0, '2027-03-01', 0, '2027-03-08', 0, '2027-05-15'],
  ])('is %s', (_case, totalCents, bookedOn, depositCents, depositDueOn, balanceCents, balanceDueOn) => {
    expect(paymentSchedule({ totalCents, departureStart, bookedOn })).toEqual({
      depositCents,
      depositDueOn,
      balanceCents,
      balanceDueOn,
    })
  })
})

describe('the balance of a departure that moved', () => {
  it.each([
    ['30 days before, as ever', '2027-03-01', '2027-05-15'],
    ['in a week when that leaves less', '2027-05-12', '2027-05-19'],
    ['in a week when that day is over', '2027-05-20', '2027-05-27'],
    ['on the eve at the latest', '2027-06-10', '2027-06-13'],
  ])('is due %s', (_case, today, dueOn) => {
    expect(movedBalanceDueOn({ departureStart, today })).toBe(dueOn)
  })
})
