import { describe, expect, it } from 'vitest'
import { cancellationFee, cancellationSteps, openSteps, travelerCancellation } from './cancellation'

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
    expect(cancellationFee({ totalCents: 128_000, travelersFeeCents: 0, departureStart, today })).toEqual({
      feeCents,
      refundPercent,
    })
  })

  it.each([
    ['2027-05-15', ['2027-05-15', '2027-05-31', null]],
    ['2027-05-16', ['2027-05-31', null]],
    ['2027-06-01', [null]],
  ])('can still be used, on %s, until %j', (today, days) => {
    expect(openSteps(cancellationSteps(departureStart), today).map(({ until }) => until)).toEqual(days)
  })

  it('rounds to the cent', () => {
    expect(
      cancellationFee({ totalCents: 99_995, travelersFeeCents: 0, departureStart, today: '2027-05-20' }).feeCents,
    ).toBe(29_999)
  })

  it('never charges twice what is kept for a traveler canceled before', () => {
    const booking = { totalCents: 147_200, travelersFeeCents: 19_200, departureStart }
    expect(cancellationFee({ ...booking, today: '2027-05-20' }).feeCents).toBe(19_200 + 38_400)
    expect(cancellationFee({ ...booking, today: '2027-05-10' }).feeCents).toBe(19_200)
  })
})

describe('one traveler of several', () => {
  const booking = { totalCents: 192_000, travelersFeeCents: 0, shareCents: 64_000, departureStart }

  it.each([
    ['costs nothing until the thirtieth day before', '2027-05-15', 0, 100, 128_000],
    ['costs 30 % of their own share then', '2027-05-20', 19_200, 70, 147_200],
    ['is not given back from the fourteenth day on', '2027-06-01', 64_000, 0, 192_000],
  ])('%s', (_case, today, feeCents, refundPercent, totalCents) => {
    expect(travelerCancellation({ ...booking, today })).toEqual({ feeCents, refundPercent, totalCents })
  })

  it('adds to what was kept for another', () => {
    const next = { ...booking, totalCents: 147_200, travelersFeeCents: 19_200, today: '2027-05-21' }
    expect(travelerCancellation(next)).toEqual({ feeCents: 19_200, refundPercent: 70, totalCents: 102_400 })
  })
})
