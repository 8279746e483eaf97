import { describe, expect, it } from 'vitest'
import { addDays } from '@/domain/days/days'
import { lastTransferDay } from '@/domain/departures/transfer-time'
import { movedBalanceDueOn, paymentSchedule } from './payment-schedule'

const departureStart = '2027-06-14'

describe('what is to be paid', () => {
  it.each([
    ['30 % within a week, the rest 30 days before', 128_000, '2027-03-01', 38_400, '2027-03-08', 89_600, '2027-05-15'],
    ['a deposit rounded to the cent', 99_995, '2027-03-01', 29_999, '2027-03-08', 69_996, '2027-05-15'],
    ['a deposit due with the balance at the latest', 100_000, '2027-05-14', 30_000, '2027-05-15', 70_000, '2027-05-15'],
    ['the whole sum from 30 days before', 128_000, '2027-05-15', 128_000, '2027-05-22', 0, null],
    ['the whole sum on the last day of a transfer', 128_000, '2027-06-08', 128_000, '2027-06-09', 0, null],
    ['the whole sum on the eve once a transfer is too late', 128_000, '2027-06-12', 128_000, '2027-06-13', 0, null],
    ['nothing for a free trip', 0, '2027-03-01', 0, '2027-03-08', 0, '2027-05-15'],
  ])('is %s', (_case, totalCents, bookedOn, depositCents, depositDueOn, balanceCents, balanceDueOn) => {
    expect(paymentSchedule({ totalCents, departureStart, bookedOn, depositPercent: 30 })).toEqual({
      depositCents,
      depositDueOn,
      balanceCents,
      balanceDueOn,
    })
  })

  it.each([
    [40, 51_200, 76_800, '2027-05-15'],
    [100, 128_000, 0, null],
  ])('is %i %% at the booking when the terms say so', (depositPercent, depositCents, balanceCents, balanceDueOn) => {
    const booking = { totalCents: 128_000, departureStart, bookedOn: '2027-03-01' }
    expect(paymentSchedule({ ...booking, depositPercent })).toMatchObject({ depositCents, balanceCents, balanceDueOn })
  })
})

it.each([0, 1, 2, 5, 10])('is never due after what still works, with a transfer of %i working days', (transferDays) => {
  for (let before = 1; before <= 40; before += 1) {
    const today = addDays(departureStart, -before)
    const last = lastTransferDay({ departureStart, transferDays })
    const limit = today <= last ? last : addDays(departureStart, -1)
    const { depositDueOn } = paymentSchedule({
      totalCents: 128_000,
      departureStart,
      bookedOn: today,
      transferDays,
      depositPercent: 30,
    })
    expect(depositDueOn <= limit).toBe(true)
    expect(movedBalanceDueOn({ departureStart, today, transferDays }) <= limit).toBe(true)
  }
})

describe('the balance of a departure that moved', () => {
  it.each([
    ['30 days before, as ever', '2027-03-01', '2027-05-15'],
    ['in a week when that leaves less', '2027-05-12', '2027-05-19'],
    ['in a week when that day is over', '2027-05-20', '2027-05-27'],
    ['on the last day of a transfer', '2027-06-08', '2027-06-09'],
    ['on the eve once a transfer is too late', '2027-06-10', '2027-06-13'],
  ])('is due %s', (_case, today, dueOn) => {
    expect(movedBalanceDueOn({ departureStart, today, transferDays: 2 })).toBe(dueOn)
  })
})
