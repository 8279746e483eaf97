import { describe, expect, it } from 'vitest'
import { leftAfter, movedSchedule } from './moved-booking'

const moved = (given: Partial<Parameters<typeof movedSchedule>[0]> = {}) =>
  movedSchedule({
    totalCents: 120_000,
    depositCents: 30_000,
    paidCents: 0,
    departureStart: '2027-09-13',
    bookedOn: '2027-03-02',
    today: '2027-04-01',
    depositPercent: 30,
    transferDays: 2,
    ...given,
  })

type Case = [string, Partial<Parameters<typeof movedSchedule>[0]>, number, string | null]

describe('what is paid and when, once a booking goes to another departure', () => {
  it.each<Case>([
    ['a deposit that is awaited is that of the new price', {}, 36_000, '2027-08-14'],
    ['by the share of its contract', { depositPercent: 40 }, 48_000, '2027-08-14'],
    ['one that was paid stays what was paid, at a higher price', { paidCents: 30_000 }, 30_000, '2027-08-14'],
    ['and comes down with a lower one', { paidCents: 30_000, totalCents: 80_000 }, 24_000, '2027-08-14'],
    ['what was paid beyond it counts towards the new one', { paidCents: 50_000 }, 36_000, '2027-08-14'],
    [
      'a near departure leaves a week to pay',
      { paidCents: 30_000, departureStart: '2027-04-20' },
      30_000,
      '2027-04-08',
    ],
    ['and not beyond its eve', { paidCents: 30_000, departureStart: '2027-04-05' }, 30_000, '2027-04-04'],
    [
      'the rest of a deposit that was paid is due with the balance, however near the departure was when it was booked',
      { paidCents: 30_000, departureStart: '2027-04-20', bookedOn: '2027-03-30' },
      30_000,
      '2027-04-08',
    ],
    [
      'the whole sum is asked for at once when nothing was paid and the departure is near',
      { departureStart: '2027-04-20', bookedOn: '2027-03-30' },
      120_000,
      null,
    ],
    [
      'nothing is due later once all is paid',
      { paidCents: 120_000, depositCents: 120_000, departureStart: '2027-04-20', bookedOn: '2027-03-30' },
      120_000,
      null,
    ],
  ])('%s', (_case, given, depositCents, balanceDueOn) => {
    const schedule = moved(given)
    expect([schedule.depositCents, schedule.balanceDueOn]).toEqual([depositCents, balanceDueOn])
    expect(schedule.depositCents + schedule.balanceCents).toBe(given.totalCents ?? 120_000)
  })
})

describe('what is left to pay, or is paid back', () => {
  const schedule = { depositCents: 36_000, depositDueOn: '2027-03-09', balanceDueOn: '2027-08-14' }
  it.each([
    ['the deposit first', 0, 120_000, '2027-03-09', 0],
    ['then the balance', 36_000, 84_000, '2027-08-14', 0],
    ['nothing once all is paid', 120_000, 0, null, 0],
    ['what was paid beyond it comes back', 130_000, 0, null, 10_000],
  ])('%s', (_case, paidCents, leftCents, payBy, refundCents) => {
    expect(leftAfter({ totalCents: 120_000, paidCents, schedule })).toEqual({ leftCents, payBy, refundCents })
  })
})
