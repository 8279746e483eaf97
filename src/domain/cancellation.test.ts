import { describe, expect, it } from 'vitest'
import { cancellationFee, cancellationSteps, openSteps } from './cancellation'

const departureStart = '2027-06-14'

describe('the cancellation rule', () => {
  it('is told as real dates', () => {
    expect(cancellationSteps(departureStart)).toEqual([
      { until: '2027-05-15', refundPercent: 100 },
      { until: '2027-05-31', refundPercent: 70 },
      { until: null, refundPercent: 0 },
    ])
  })

  it.each([
    ['costs nothing months before', '2026-12-01', 0, 100],
    ['costs nothing on the thirtieth day before', '2027-05-15', 0, 100],
    ['costs 30 % from the next day', '2027-05-16', 38_400, 70],
    ['costs 30 % on the fourteenth day before', '2027-05-31', 38_400, 70],
    ['costs everything from the next day', '2027-06-01', 128_000, 0],
  ])('%s', (_case, today, feeCents, refundPercent) => {
    expect(cancellationFee({ totalCents: 128_000, departureStart, today })).toEqual({ feeCents, refundPercent })
  })

  it.each([
    ['2027-05-15', ['2027-05-15', '2027-05-31', null]],
    ['2027-05-16', ['2027-05-31', null]],
    ['2027-06-01', [null]],
  ])('can still be used, on %s, until %j', (today, days) => {
    expect(openSteps(cancellationSteps(departureStart), today).map(({ until }) => until)).toEqual(days)
  })

  it('rounds to the cent', () => {
    expect(cancellationFee({ totalCents: 99_995, departureStart, today: '2027-05-20' }).feeCents).toBe(29_999)
  })
})
